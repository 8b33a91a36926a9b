import type { texts as source } from '../../en/activities/webhooks.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.webhook_added': 'Webhook angelegt',
  'activity.webhook_changed': 'Webhook geändert',
  'activity.webhook_deleted': 'Webhook gelöscht',
  'activity.webhook_secret_renewed': 'Geheimnis eines Webhooks erneuert',
}
