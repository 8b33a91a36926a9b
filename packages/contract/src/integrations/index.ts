const activities = {
  integration_connected: 'changes',
  integration_disconnected: 'changes',
} as const

export const integrations = { activities, dashboard: ['/integrations'] } as const
