export const activities = {
  calendars_chosen: 'changes',
} as const
