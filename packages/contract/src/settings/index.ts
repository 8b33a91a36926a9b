const activities = {
  settings_changed: 'changes',
  link_changed: 'changes',
} as const

export const settings = { activities, dashboard: ['/settings'] } as const
