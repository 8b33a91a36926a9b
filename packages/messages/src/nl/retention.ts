import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'retention.text': 'Verwijder gegevens van genodigden zodra je ze niet meer nodig hebt.',
  'retention.label': 'Gegevens van genodigden verwijderen',
  'retention.label_text': 'Voor afspraken die voorbij zijn.',
  'retention.never': 'Nooit',
  'retention.after': { one: '{count} maand na de afspraak', other: '{count} maanden na de afspraak' },
  'retention.what':
    'We verwijderen elke nacht namen, e-mailadressen, antwoorden, gasten, redenen en campagnes. Je ziet nog wel hoeveel afspraken je had, van welk type en wanneer.',
  'retention.save': 'Opslaan',
  'retention.saved': 'Opgeslagen',
  'retention.ask': 'Oudere gegevens verwijderen?',
  'retention.ask_text': {
    one: 'Vannacht verwijderen we wat genodigden je hebben verteld bij afspraken die meer dan {count} maand geleden zijn geëindigd. Dit kan niet ongedaan worden gemaakt. Exporteer het eerst als je het nodig hebt.',
    other:
      'Vannacht verwijderen we wat genodigden je hebben verteld bij afspraken die meer dan {count} maanden geleden zijn geëindigd. Dit kan niet ongedaan worden gemaakt. Exporteer het eerst als je het nodig hebt.',
  },
}
