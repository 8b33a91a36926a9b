const activities = {
  event_type_added: 'changes',
  event_type_changed: 'changes',
  event_type_deleted: 'changes',
  event_type_restored: 'changes',
} as const

const errors = {
  event_type_not_found: { status: 404, title: 'No such event type' },
  event_type_off: { status: 410, title: 'This event type takes no bookings now' },
  event_type_given: { status: 409, title: 'The organization that gave this event type can take it back' },
  event_type_limit_reached: { status: 403, title: 'An account has at most 200 event types' },
} as const

export const eventTypes = { activities, dashboard: ['/bookingpage'], errors } as const
