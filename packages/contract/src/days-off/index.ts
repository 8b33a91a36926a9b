const activities = { days_off_changed: 'changes' } as const

export const daysOff = { activities } as const
