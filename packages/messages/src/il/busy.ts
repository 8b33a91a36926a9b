import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  'busy.previous': 'השבוע הקודם',
  'busy.next': 'השבוע הבא',
  'busy.meeting': 'פגישה או זמן שמור',
  'busy.in': 'תפוס, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'אין זמנים תפוסים בשבוע הזה.',
  'busy.count': {
    one: 'זמן תפוס אחד השבוע',
    two: 'שני זמנים תפוסים השבוע',
    other: '{count} זמנים תפוסים השבוע',
  },
}
