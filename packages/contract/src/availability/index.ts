const activities = {
  schedule_added: 'changes',
  schedule_changed: 'changes',
  schedule_deleted: 'changes',
} as const

const errors = {
  availability_not_found: { status: 404, title: 'No such availability schedule' },
  cannot_delete_availability: { status: 409, title: 'Cannot delete availability' },
  schedule_limit_reached: { status: 403, title: 'An account has at most 100 schedules' },
} as const

export const availability = { activities, dashboard: ['/availability'], errors } as const
