import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'deletion.text': {
    by: 'days',
    one: 'Din konto lukkes med det samme og slettes permanent efter {days} dag.',
    other: 'Din konto lukkes med det samme og slettes permanent efter {days} dage.',
  },
  'deletion.at_once': 'Dine sider går offline, og du logges ud overalt.',
  'deletion.back': {
    by: 'days',
    one: 'Log ind inden for {days} dag for at få den tilbage.',
    other: 'Log ind inden for {days} dage for at få den tilbage.',
  },
  'deletion.then': 'Derefter sletter vi alt: dine data og det, dine deltagere har fortalt dig.',
  'deletion.export': 'Eksportér dine data først',
  'deletion.reason': 'Hvorfor vil du stoppe?',
  'deletion.reason_text': 'Den, der driver serveren, kan læse det, indtil din konto er væk.',
  'deletion.meetings': { one: '{count} kommende møde', other: '{count} kommende møder' },
  'deletion.cancel': 'Aflys dem',
  'deletion.cancel_text':
    'Vi sender en mail til dine deltagere nu. Møderne forbliver aflyst, hvis du kommer tilbage.',
  'deletion.keep': 'Behold dem',
  'deletion.keep_text':
    'Vi giver ikke dine deltagere besked. Når din konto er væk, kan de ikke længere flytte eller aflyse.',
  'deletion.password': 'Din adgangskode',
  'deletion.failed': 'Vi kunne ikke slette din konto. Prøv igen!',
  'deletion.ask': 'Slet min konto',
}
