import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'busy.previous': 'Předchozí týden',
  'busy.next': 'Následující týden',
  'busy.meeting': 'Schůzka nebo držený termín',
  'busy.in': 'Obsazeno, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'Tento týden nic obsazeného.',
  'busy.count': {
    one: '{count} obsazený čas tento týden',
    few: '{count} obsazené časy tento týden',
    other: '{count} obsazených časů tento týden',
  },
}
