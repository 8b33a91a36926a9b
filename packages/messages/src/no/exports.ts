import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'export.gone': 'Filen er allerede lastet ned, eller den er utløpt',
  'export.text': 'Last ned alt på denne kontoen, som JSON for programmer og som CSV for regneark.',
  'export.none': 'Alt i én fil',
  'export.none_text':
    'Profilen din, timeplaner, møtetyper, bookinger med deltakernes svar, innebygginger, integrasjoner, webhooker og aktivitet. Dette kan ta litt tid. Du får e-post når filen er klar.',
  'export.ask': 'Opprett eksport',
  'export.ask_again': 'Opprett ny eksport',
  'export.of': 'Eksport fra {time}',
  'export.waiting': 'Vi lager filen. Du kan lukke siden: du får e-post når den er klar.',
  'export.failed': 'Noe gikk galt mens vi laget filen. Vi prøver igjen automatisk.',
  'export.ready': 'Filen er klar. Du kan laste den ned én gang, frem til {until}. Deretter sletter vi den.',
  'export.fetched': 'Filen er lastet ned, så vi har slettet den.',
  'export.fetch': 'Last ned fil ({size})',
  'export.saved': '{file} er lagret',
  'export.progress': 'Fremdrift',
  'export.parts': 'Deler: {done} av {parts}',
  'error.export_fetching': 'Den lastes ned i en annen fane eller på en annen enhet',
  'error.export_not_found': 'Denne eksporten finnes ikke lenger',
}
