import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'busy.previous': 'Előző hét',
  'busy.next': 'Következő hét',
  'busy.meeting': 'Találkozó vagy fenntartás',
  'busy.in': 'Foglalt, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'Ezen a héten nincs foglalt időpont.',
  'busy.count': {
    one: '{count} foglalt időpont ezen a héten',
    other: '{count} foglalt időpont ezen a héten',
  },
}
