import type { texts as source } from '../../en/activities/one-offs.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.one_off_added': 'פגישה חד־פעמית נוספה',
  'activity.one_off_deleted': 'פגישה חד־פעמית נמחקה',
}
