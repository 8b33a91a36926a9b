const activities = {
  routing_form_added: 'changes',
  routing_form_changed: 'changes',
  routing_form_deleted: 'changes',
} as const

const errors = {
  routing_form_not_found: { status: 404, title: 'No such form' },
  routing_form_limit_reached: { status: 403, title: 'An account has at most 100 forms' },
} as const

export const routing = { activities, errors } as const
