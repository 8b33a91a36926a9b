export const activities = {
  domain_changed: 'changes',
} as const
