import type { texts as source } from '../../en/activities/connections.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.connection_added': 'Kalenderkonto verbunden',
  'activity.connection_renewed': 'Kalenderkonto neu verbunden',
  'activity.connection_removed': 'Kalenderkonto getrennt',
}
