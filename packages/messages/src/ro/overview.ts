import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'overview.title': 'Prezentare generală',
  'overview.next': 'Întâlnirile următoare',
  'overview.no_meetings': 'Nicio întâlnire viitoare.',
  'overview.all': 'Vezi toate',
  'overview.polls': 'Sondaje de decis',
  'overview.votes': { one: '{count} vot', few: '{count} voturi', other: '{count} de voturi' },
  'overview.available': 'Următorul interval disponibil',
  'overview.none_available': 'Niciun interval disponibil.',
  'overview.check_availability': 'Verifică-ți disponibilitatea',
  'overview.recent': { one: 'Ultima zi', few: 'Ultimele {count} zile', other: 'Ultimele {count} de zile' },
  'overview.bookings': { one: '{count} rezervare', few: '{count} rezervări', other: '{count} de rezervări' },
  'overview.other': 'Alte rezervări',
  'overview.analytics': 'Vezi statisticile',
}
