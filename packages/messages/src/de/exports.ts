import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'export.gone': 'Diese Datei wurde abgeholt, oder ihre Zeit ist vorbei',
  'export.text':
    'Nehmen Sie mit, was Ihnen gehört: alles aus diesem Konto, als JSON für Programme und als CSV für Tabellen.',
  'export.none': 'Alles in einer Datei',
  'export.none_text':
    'Ihr Profil, Zeitpläne, Termintypen, Buchungen mit dem, was Gäste Ihnen mitgeteilt haben, Einbettungen, Integrationen, Webhooks und Aktivität. Das Schreiben kann dauern: Sie erhalten eine Mail, wenn die Datei fertig ist.',
  'export.ask': 'Datei schreiben',
  'export.ask_again': 'Neue Datei schreiben',
  'export.of': 'Export vom {time}',
  'export.waiting':
    'Die Datei wird geschrieben. Sie können diese Seite schließen: Eine Mail sagt Ihnen, wenn sie fertig ist.',
  'export.failed': 'Beim Schreiben ist etwas schiefgegangen. Es wird von selbst wieder versucht.',
  'export.ready':
    'Die Datei ist fertig. Sie kann einmal abgeholt werden, bis {until}, und wird dann gelöscht.',
  'export.fetched': 'Die Datei wurde abgeholt und ist gelöscht.',
  'export.fetch': 'Datei abholen ({size})',
  'export.saved': '{file} ist gespeichert',
  'export.progress': 'Wie viel geschrieben ist',
  'export.parts': '{done} von {parts} Teilen',
  'error.export_fetching': 'Er wird gerade geholt, in einem anderen Tab oder auf einem anderen Gerät',
  'error.export_not_found': 'Diesen Export gibt es nicht mehr',
}
