import type { texts as source } from '../../en/activities/oauth.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.app_allowed': 'App verbunden',
  'activity.app_removed': 'Verbundene App entfernt',
}
