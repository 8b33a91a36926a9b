import type { texts as source } from '../../en/activities/oauth.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.app_allowed': 'חוברה אפליקציה',
  'activity.app_removed': 'אפליקציה מחוברת הוסרה',
}
