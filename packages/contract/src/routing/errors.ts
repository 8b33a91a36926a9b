export const errors = {
  routing_form_not_found: { status: 404, title: 'No such form' },
  routing_form_limit_reached: { status: 403, title: 'An account has at most 100 forms' },
} as const
