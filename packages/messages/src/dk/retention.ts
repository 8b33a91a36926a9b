import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'retention.text': 'Slet deltagernes data, når du ikke længere har brug for dem.',
  'retention.label': 'Slet deltagernes data',
  'retention.label_text': 'For møder, der er slut.',
  'retention.never': 'Aldrig',
  'retention.after': { one: '{count} måned efter mødet', other: '{count} måneder efter mødet' },
  'retention.what':
    'Vi sletter navne, mailadresser, svar, gæster, årsager og kampagner hver nat. Du kan stadig se, hvor mange møder du har haft, af hvilken slags og hvornår.',
  'retention.save': 'Gem',
  'retention.saved': 'Gemt',
  'retention.ask': 'Vil du slette ældre data?',
  'retention.ask_text': {
    one: 'I nat sletter vi det, deltagerne har fortalt dig i møder, der sluttede for over {count} måned siden. Det kan ikke fortrydes. Eksportér det først, hvis du har brug for det.',
    other:
      'I nat sletter vi det, deltagerne har fortalt dig i møder, der sluttede for over {count} måneder siden. Det kan ikke fortrydes. Eksportér det først, hvis du har brug for det.',
  },
}
