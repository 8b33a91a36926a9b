export const activities = {
  upgrade_requested: 'changes',
  access_requested: 'changes',
  request_granted: 'security',
  request_declined: 'changes',
} as const
