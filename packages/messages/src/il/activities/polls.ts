import type { texts as source } from '../../en/activities/polls.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.poll_added': 'סקר נוסף',
  'activity.poll_changed': 'סקר שונה',
  'activity.poll_deleted': 'סקר נמחק',
  'activity.poll_finished': 'סקר הסתיים',
}
