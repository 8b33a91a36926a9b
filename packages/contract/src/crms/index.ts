const activities = {
  crm_changed: 'changes',
  crm_filled: 'changes',
} as const

const errors = {
  crm_not_found: { status: 404, title: 'No such connection to a CRM' },
  crm_busy: { status: 409, title: 'Meetings are being added already; stop that first' },
  crm_booking_not_found: { status: 404, title: 'Nobody with this email address has booked' },
} as const

export const crms = { activities, errors } as const
