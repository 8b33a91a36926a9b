const activities = {
  one_off_added: 'changes',
  one_off_deleted: 'changes',
} as const

const errors = {
  one_off_not_found: { status: 404, title: 'No such one-off meeting' },
  one_off_limit_reached: { status: 403, title: 'An account has at most 200 one-off meetings' },
} as const

export const oneOffs = { activities, dashboard: ['/timeslotpicker', '/externaltimeslot'], errors } as const
