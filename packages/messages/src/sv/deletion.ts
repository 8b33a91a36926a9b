import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'deletion.text': {
    by: 'days',
    one: 'Ditt konto stängs direkt och raderas permanent efter {days} dag.',
    other: 'Ditt konto stängs direkt och raderas permanent efter {days} dagar.',
  },
  'deletion.at_once': 'Dina sidor blir offline, och du loggas ut överallt.',
  'deletion.back': {
    by: 'days',
    one: 'Logga in inom {days} dag för att få tillbaka det.',
    other: 'Logga in inom {days} dagar för att få tillbaka det.',
  },
  'deletion.then':
    'Därefter raderar vi allt: dina uppgifter och det som dina deltagare har berättat för dig.',
  'deletion.export': 'Exportera dina uppgifter först',
  'deletion.reason': 'Varför vill du lämna oss?',
  'deletion.reason_text': 'Den som driver servern kan läsa det tills ditt konto är borta.',
  'deletion.meetings': { one: '{count} kommande möte', other: '{count} kommande möten' },
  'deletion.cancel': 'Avboka dem',
  'deletion.cancel_text': 'Vi mejlar dina deltagare nu. Mötena förblir avbokade om du kommer tillbaka.',
  'deletion.keep': 'Behåll dem',
  'deletion.keep_text':
    'Vi meddelar inte dina deltagare. När ditt konto är borta kan de inte längre flytta eller avboka.',
  'deletion.password': 'Ditt lösenord',
  'deletion.failed': 'Det gick inte att radera ditt konto. Försök igen!',
  'deletion.ask': 'Radera mitt konto',
}
