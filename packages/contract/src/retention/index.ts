const activities = {
  retention_changed: 'changes',
} as const

export const retention = { activities } as const
