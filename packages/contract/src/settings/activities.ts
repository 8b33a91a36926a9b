export const activities = {
  settings_changed: 'changes',
  link_changed: 'changes',
} as const
