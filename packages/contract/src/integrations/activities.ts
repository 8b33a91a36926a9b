export const activities = {
  integration_connected: 'changes',
  integration_disconnected: 'changes',
} as const
