import type { texts as source } from '../../en/activities/member-requests.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.upgrade_requested': 'התבקש שדרוג',
  'activity.access_requested': 'התבקשה גישה',
  'activity.request_granted': 'בקשה אושרה',
  'activity.request_declined': 'בקשה נדחתה',
}
