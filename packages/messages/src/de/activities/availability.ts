import type { texts as source } from '../../en/activities/availability.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.schedule_added': 'Zeitplan angelegt',
  'activity.schedule_changed': 'Zeitplan geändert',
  'activity.schedule_deleted': 'Zeitplan gelöscht',
}
