import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'deletion.text': {
    by: 'days',
    one: 'Je account wordt meteen gesloten en na {days} dag definitief verwijderd.',
    other: 'Je account wordt meteen gesloten en na {days} dagen definitief verwijderd.',
  },
  'deletion.at_once': 'Je pagina’s gaan offline, en je wordt overal uitgelogd.',
  'deletion.back': {
    by: 'days',
    one: 'Log binnen {days} dag in om het terug te krijgen.',
    other: 'Log binnen {days} dagen in om het terug te krijgen.',
  },
  'deletion.then': 'Daarna verwijderen we alles: je gegevens, en wat genodigden je hebben verteld.',
  'deletion.export': 'Exporteer eerst je gegevens',
  'deletion.reason': 'Waarom wil je weg?',
  'deletion.reason_text': 'Wie deze server beheert, kan dit lezen totdat je account weg is.',
  'deletion.meetings': { one: '{count} komende afspraak', other: '{count} komende afspraken' },
  'deletion.cancel': 'Annuleren',
  'deletion.cancel_text': 'We mailen je genodigden nu. De afspraken blijven geannuleerd als je terugkomt.',
  'deletion.keep': 'Behouden',
  'deletion.keep_text':
    'We laten het je genodigden niet weten. Zodra je account weg is, kunnen ze niet meer verplaatsen of annuleren.',
  'deletion.password': 'Je wachtwoord',
  'deletion.failed': 'We konden je account niet verwijderen. Probeer het opnieuw!',
  'deletion.ask': 'Mijn account verwijderen',
}
