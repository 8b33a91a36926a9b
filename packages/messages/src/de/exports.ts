import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'export.gone': 'Diese Datei wurde schon heruntergeladen oder ist abgelaufen',
  'export.text':
    'Laden Sie alles aus diesem Konto herunter, als JSON für Programme und als CSV für Tabellen.',
  'export.none': 'Alles in einer Datei',
  'export.none_text':
    'Ihr Profil, Zeitpläne, Terminarten, Buchungen mit den Antworten der Gäste, Einbettungen, Integrationen, Webhooks und Aktivität. Das kann dauern. Wir schreiben Ihnen, wenn die Datei fertig ist.',
  'export.ask': 'Export erstellen',
  'export.ask_again': 'Neuen Export erstellen',
  'export.of': 'Export vom {time}',
  'export.waiting':
    'Wir erstellen die Datei. Sie können diese Seite schließen: Wir schreiben Ihnen, wenn sie fertig ist.',
  'export.failed': 'Beim Erstellen der Datei ist etwas schiefgegangen. Wir versuchen es automatisch wieder.',
  'export.ready':
    'Die Datei ist fertig. Sie können sie einmal herunterladen, bis {until}. Dann löschen wir sie.',
  'export.fetched': 'Die Datei wurde heruntergeladen und daher gelöscht.',
  'export.fetch': 'Datei herunterladen ({size})',
  'export.saved': '{file} ist gespeichert',
  'export.progress': 'Fortschritt',
  'export.parts': 'Teile: {done} von {parts}',
  'error.export_fetching': 'Er wird gerade in einem anderen Tab oder auf einem anderen Gerät heruntergeladen',
  'error.export_not_found': 'Diesen Export gibt es nicht mehr',
}
