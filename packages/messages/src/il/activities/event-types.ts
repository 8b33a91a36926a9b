import type { texts as source } from '../../en/activities/event-types.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.event_type_added': 'סוג פגישה נוסף',
  'activity.event_type_changed': 'סוג פגישה שונה',
  'activity.event_type_deleted': 'סוג פגישה נמחק',
}
