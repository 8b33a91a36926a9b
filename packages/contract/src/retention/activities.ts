export const activities = {
  retention_changed: 'changes',
} as const
