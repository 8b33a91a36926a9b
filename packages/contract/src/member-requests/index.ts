const activities = {
  upgrade_requested: 'changes',
  access_requested: 'changes',
  request_granted: 'security',
  request_declined: 'changes',
} as const

const errors = {
  needs_no_request: { status: 409, title: 'They may do that already' },
  request_not_found: { status: 404, title: 'No such open request' },
  request_answered: { status: 409, title: 'The request has been answered differently' },
} as const

export const memberRequests = { activities, errors } as const
