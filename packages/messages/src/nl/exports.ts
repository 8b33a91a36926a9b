import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'export.gone': 'Dit bestand is al gedownload, of het is verlopen',
  'export.text': 'Download alles uit dit account, als JSON voor programma’s en als CSV voor spreadsheets.',
  'export.none': 'Alles in één bestand',
  'export.none_text':
    'Je profiel, schema’s, afspraaktypen, boekingen met antwoorden van genodigden, widgets, integraties, webhooks en activiteit. Dit kan even duren. We mailen je als het bestand klaar is.',
  'export.ask': 'Export maken',
  'export.ask_again': 'Nieuwe export maken',
  'export.of': 'Export van {time}',
  'export.waiting': 'We maken het bestand. Je kunt deze pagina sluiten: we mailen je als het klaar is.',
  'export.failed': 'Er is iets misgegaan bij het maken van het bestand. We proberen het automatisch opnieuw.',
  'export.ready':
    'Je bestand is klaar. Je kunt het één keer downloaden, tot {until}. Daarna verwijderen we het.',
  'export.fetched': 'Het bestand is gedownload, dus we hebben het verwijderd.',
  'export.fetch': 'Bestand downloaden ({size})',
  'export.saved': '{file} is opgeslagen',
  'export.progress': 'Voortgang',
  'export.parts': 'Delen: {done} van {parts}',
  'error.export_fetching': 'Het wordt gedownload in een ander tabblad of op een ander apparaat',
  'error.export_not_found': 'Deze export bestaat niet meer',
}
