import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'busy.previous': 'Poprzedni tydzień',
  'busy.next': 'Następny tydzień',
  'busy.meeting': 'Spotkanie lub blokada',
  'busy.in': 'Zajęte, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'Brak zajętych terminów w tym tygodniu.',
  'busy.count': {
    one: '{count} zajęty termin w tym tygodniu',
    few: '{count} zajęte terminy w tym tygodniu',
    many: '{count} zajętych terminów w tym tygodniu',
  },
}
