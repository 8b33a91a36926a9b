import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'retention.text': 'Radera deltagares uppgifter när du inte längre behöver dem.',
  'retention.label': 'Radera deltagares uppgifter',
  'retention.label_text': 'För möten som är över.',
  'retention.never': 'Aldrig',
  'retention.after': { one: '{count} månad efter mötet', other: '{count} månader efter mötet' },
  'retention.what':
    'Vi raderar namn, e-postadresser, svar, gäster, anledningar och kampanjer varje natt. Du ser fortfarande hur många möten du har haft, av vilket slag och när.',
  'retention.save': 'Spara',
  'retention.saved': 'Sparat',
  'retention.ask': 'Radera äldre uppgifter?',
  'retention.ask_text': {
    one: 'I natt raderar vi det som deltagare har berättat för dig i möten som slutade för mer än {count} månad sedan. Det går inte att ångra. Exportera det först om du behöver det.',
    other:
      'I natt raderar vi det som deltagare har berättat för dig i möten som slutade för mer än {count} månader sedan. Det går inte att ångra. Exportera det först om du behöver det.',
  },
}
