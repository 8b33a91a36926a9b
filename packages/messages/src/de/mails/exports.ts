import type { texts as source } from '../../en/mails/exports.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectExportReady: 'Ihr Export aus {product} ist fertig',
  headingExportReady: 'Alles in einer Datei',
  exportReady: 'Alles aus Ihrem Konto bei {product} steht jetzt in einer Datei.',
  labelUntil: 'Aufgehoben bis',
  actionExport: 'Datei abholen',
  textExport: 'Hier abholen:',
  exportOnce:
    'Sie kann einmal abgeholt werden, nur von Ihnen, und wird dann gelöscht. Bewahren Sie sie gut auf: Darin steht, was Ihre Gäste Ihnen mitgeteilt haben.',
}
