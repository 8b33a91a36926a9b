import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'retention.text': 'Slett opplysninger om deltakere når du ikke lenger trenger dem.',
  'retention.label': 'Slett opplysninger om deltakere',
  'retention.label_text': 'For møter som er over.',
  'retention.never': 'Aldri',
  'retention.after': { one: '{count} måned etter møtet', other: '{count} måneder etter møtet' },
  'retention.what':
    'Vi sletter navn, e-postadresser, svar, gjester, årsaker og kampanjer hver natt. Du ser fortsatt hvor mange møter du har hatt, av hvilken type og når.',
  'retention.save': 'Lagre',
  'retention.saved': 'Lagret',
  'retention.ask': 'Vil du slette eldre opplysninger?',
  'retention.ask_text': {
    one: 'I natt sletter vi det deltakerne har fortalt deg i møter som var over for mer enn {count} måned siden. Dette kan ikke angres. Eksporter det først hvis du trenger det.',
    other:
      'I natt sletter vi det deltakerne har fortalt deg i møter som var over for mer enn {count} måneder siden. Dette kan ikke angres. Eksporter det først hvis du trenger det.',
  },
}
