import type { texts as source } from '../../en/activities/settings.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.settings_changed': 'שינוי הגדרות',
  'activity.link_changed': 'שינוי קישור',
}
