import type { texts as source } from '../../en/activities/webhooks.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.webhook_added': 'Webhook נוסף',
  'activity.webhook_changed': 'Webhook שונה',
  'activity.webhook_deleted': 'Webhook נמחק',
  'activity.webhook_secret_renewed': 'הסוד של Webhook חודש',
}
