export const activities = {
  crm_changed: 'changes',
  crm_filled: 'changes',
} as const
