import type { texts as source } from '../../en/activities/availability.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.schedule_added': 'לוח זמינות נוסף',
  'activity.schedule_changed': 'לוח זמינות שונה',
  'activity.schedule_deleted': 'לוח זמינות נמחק',
}
