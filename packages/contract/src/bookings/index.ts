const errors = {
  booking_not_found: { status: 404, title: 'No such booking' },
  booking_erased: { status: 409, title: 'What the invitee gave was deleted, and notes with it' },
  calendar_feed_not_found: { status: 404, title: 'No such calendar feed' },
  slot_not_available: { status: 409, title: 'The selected time is not available' },
  slot_taken: { status: 409, title: 'The selected time has just been taken' },
  time_busy: { status: 409, title: 'Something else is at this time; accept its `conflicts` to book anyway' },
  others_only: { status: 409, title: 'Only somebody else is free at this time' },
  hold_expired: { status: 410, title: 'The time is not held any more' },
  code_wrong: { status: 422, title: 'This is not the code in the mail' },
  code_used_up: { status: 410, title: 'Too many wrong codes; only the link in the mail confirms now' },
  requests_waiting: {
    status: 409,
    title: 'As many requests as are possible wait for an answer of the host already',
  },
  approval_not_found: { status: 404, title: 'No such booking request' },
  approval_answered: { status: 409, title: 'The request was answered or withdrawn already' },
  approval_expired: { status: 410, title: 'The time to answer this request is over' },
  offers_used_up: { status: 409, title: 'Other times were offered as often as possible' },
  approval_closed: { status: 409, title: 'The event type of this request is off' },
  already_canceled: { status: 409, title: 'The booking is already canceled' },
  already_started: { status: 409, title: 'The meeting has already started' },
  not_started: { status: 409, title: 'The meeting has not started yet' },
  inside_notice: { status: 409, title: 'It is too late to change this meeting' },
  host_only: { status: 409, title: 'Only its host can change this meeting: several have agreed on it' },
} as const

export const bookings = { dashboard: ['/scheduled-events'], errors } as const
