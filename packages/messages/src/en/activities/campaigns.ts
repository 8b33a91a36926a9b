export const texts = {
  'activity.campaign_added': 'Campaign added',
  'activity.campaign_changed': 'Campaign changed',
  'activity.campaign_deleted': 'Campaign deleted',
  'activity.campaign_restored': 'Campaign restored',
  'activity.leads_added': 'Leads added',
} as const
