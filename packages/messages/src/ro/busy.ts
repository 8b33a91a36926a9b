import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'busy.previous': 'Săptămâna anterioară',
  'busy.next': 'Săptămâna următoare',
  'busy.meeting': 'Întâlnire sau rezervare provizorie',
  'busy.in': 'Ocupat, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'Niciun interval ocupat în această săptămână.',
  'busy.count': {
    one: '{count} interval ocupat în această săptămână',
    few: '{count} intervale ocupate în această săptămână',
    other: '{count} de intervale ocupate în această săptămână',
  },
}
