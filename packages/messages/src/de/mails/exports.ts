import type { texts as source } from '../../en/mails/exports.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectExportReady: 'Ihr Export aus {product} ist fertig',
  headingExportReady: 'Ihr Export ist fertig',
  exportReady: 'Alles aus Ihrem Konto bei {product} ist jetzt in einer Datei.',
  labelUntil: 'Aufgehoben bis',
  actionExport: 'Datei herunterladen',
  textExport: 'Hier herunterladen:',
  exportOnce:
    'Nur Sie können sie herunterladen, und nur einmal. Dann löschen wir sie. Bewahren Sie sie gut auf: Sie enthält, was Ihre Gäste Ihnen mitgeteilt haben.',
}
