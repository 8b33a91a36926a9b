export const errors = {
  one_off_not_found: { status: 404, title: 'No such one-off meeting' },
  one_off_limit_reached: { status: 403, title: 'An account has at most 200 one-off meetings' },
} as const
