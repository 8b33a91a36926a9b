import type { texts as source } from '../../en/activities/event-types.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.event_type_added': 'Terminart angelegt',
  'activity.event_type_changed': 'Terminart geändert',
  'activity.event_type_deleted': 'Terminart gelöscht',
}
