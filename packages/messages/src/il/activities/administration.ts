import type { texts as source } from '../../en/activities/administration.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.plan_changed': 'התוכנית שונתה על ידי המפעיל',
}
