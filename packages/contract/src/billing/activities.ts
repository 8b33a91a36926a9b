export const activities = {
  plan_chosen: 'changes',
  plan_canceled: 'changes',
  card_changed: 'changes',
  billing_details_changed: 'changes',
} as const
