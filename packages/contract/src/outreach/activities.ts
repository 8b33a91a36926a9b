export const activities = {
  outreach_changed: 'changes',
  outreach_pushed: 'changes',
  outreach_address_made: 'changes',
} as const
