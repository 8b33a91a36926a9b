import type { texts as source } from '../../en/activities/connections.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.connection_added': 'חשבון יומן חובר',
  'activity.connection_renewed': 'חשבון יומן חובר מחדש',
  'activity.connection_removed': 'חשבון יומן נותק',
}
