import type { texts as source } from '../../en/activities/calendars.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.calendars_chosen': 'נבחרו יומנים',
}
