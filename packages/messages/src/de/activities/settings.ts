import type { texts as source } from '../../en/activities/settings.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.settings_changed': 'Einstellungen geändert',
  'activity.link_changed': 'Link geändert',
}
