export const texts = {
  'activity.webhook_added': 'Webhook added',
  'activity.webhook_changed': 'Webhook changed',
  'activity.webhook_deleted': 'Webhook deleted',
  'activity.webhook_secret_renewed': 'Webhook secret renewed',
} as const
