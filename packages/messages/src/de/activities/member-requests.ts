import type { texts as source } from '../../en/activities/member-requests.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.upgrade_requested': 'Um Hochstufung gebeten',
  'activity.access_requested': 'Um Zugang gebeten',
  'activity.request_granted': 'Bitte gewährt',
  'activity.request_declined': 'Bitte abgelehnt',
}
