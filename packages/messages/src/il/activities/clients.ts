import type { texts as source } from '../../en/activities/clients.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.client_asked': 'לקוח התבקש לשתף זמנים פנויים',
  'activity.client_connection_ended': 'יומן של לקוח נותק',
  'activity.client_deleted': 'לקוח נמחק',
  'activity.client_meeting_booked': 'נקבעה פגישה עם לקוח',
}
