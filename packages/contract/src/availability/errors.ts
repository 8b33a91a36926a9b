export const errors = {
  availability_not_found: { status: 404, title: 'No such availability schedule' },
  cannot_delete_availability: { status: 409, title: 'Cannot delete availability' },
  schedule_limit_reached: { status: 403, title: 'An account has at most 100 schedules' },
} as const
