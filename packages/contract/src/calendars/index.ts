const activities = {
  calendars_chosen: 'changes',
} as const

const errors = {
  calendar_not_found: { status: 404, title: 'No such calendar' },
  calendar_read_only: { status: 409, title: 'Nothing can be written into this calendar' },
} as const

export const calendars = { activities, dashboard: ['/calendar-connections'], errors } as const
