import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'export.gone': 'Filen har redan laddats ner, eller så har den gått ut',
  'export.text': 'Ladda ner allt i kontot, som JSON för program och som CSV för kalkylark.',
  'export.none': 'Allt i en fil',
  'export.none_text':
    'Din profil, scheman, mötestyper, bokningar med deltagares svar, inbäddningar, integrationer, webhookar och aktivitet. Det kan ta en stund. Vi mejlar dig när filen är klar.',
  'export.ask': 'Skapa export',
  'export.ask_again': 'Skapa ny export',
  'export.of': 'Export från {time}',
  'export.waiting': 'Vi skapar filen. Du kan stänga den här sidan: vi mejlar dig när den är klar.',
  'export.failed': 'Något gick fel när vi skapade filen. Vi försöker igen automatiskt.',
  'export.ready': 'Din fil är klar. Du kan ladda ner den en gång, till {until}. Sedan raderar vi den.',
  'export.fetched': 'Filen har laddats ner, så vi har raderat den.',
  'export.fetch': 'Ladda ner filen ({size})',
  'export.saved': '{file} har sparats',
  'export.progress': 'Förlopp',
  'export.parts': 'Delar: {done} av {parts}',
  'error.export_fetching': 'Den laddas ner i en annan flik eller på en annan enhet',
  'error.export_not_found': 'Exporten finns inte längre',
}
