const activities = {
  booking_links_added: 'changes',
  booking_link_revoked: 'changes',
} as const

const errors = {
  booking_link_not_found: { status: 404, title: 'No such booking link' },
  booking_link_limit_reached: { status: 403, title: 'An account has at most 500 booking links' },
} as const

export const bookingLinks = { activities, errors } as const
