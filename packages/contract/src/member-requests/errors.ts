export const errors = {
  needs_no_request: { status: 409, title: 'They may do that already' },
  request_not_found: { status: 404, title: 'No such open request' },
  request_answered: { status: 409, title: 'The request has been answered differently' },
} as const
