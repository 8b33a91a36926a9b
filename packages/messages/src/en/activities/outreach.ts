export const texts = {
  'activity.outreach_changed': 'Outreach campaign changed',
  'activity.outreach_pushed': 'Leads added to an outreach tool',
  'activity.outreach_address_made': 'Address for an outreach tool’s webhooks created',
} as const
