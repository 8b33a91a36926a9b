import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'overview.title': 'Yleiskatsaus',
  'overview.next': 'Seuraavat tapaamiset',
  'overview.no_meetings': 'Ei tulevia tapaamisia.',
  'overview.all': 'Näytä kaikki',
  'overview.polls': 'Päätettävät kyselyt',
  'overview.votes': { one: '{count} ääni', other: '{count} ääntä' },
  'overview.available': 'Seuraava vapaa aika',
  'overview.none_available': 'Ei vapaita aikoja.',
  'overview.check_availability': 'Tarkista saatavuutesi',
  'overview.recent': { one: 'Viimeisin päivä', other: 'Viimeiset {count} päivää' },
  'overview.bookings': { one: '{count} varaus', other: '{count} varausta' },
  'overview.other': 'Muut varaukset',
  'overview.analytics': 'Näytä analytiikka',
}
