import type { texts as source } from '../../en/activities/one-offs.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.one_off_added': 'Einzeltermin angelegt',
  'activity.one_off_deleted': 'Einzeltermin gelöscht',
}
