export const texts = {
  'activity.plan_chosen': 'Plan chosen',
  'activity.plan_canceled': 'Subscription canceled',
  'activity.card_changed': 'Card changed',
  'activity.billing_details_changed': 'Billing details changed',
} as const
