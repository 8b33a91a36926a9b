import type { texts as source } from '../../en/activities/retention.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.retention_changed': 'Aufbewahrung von Gästedaten geändert',
}
