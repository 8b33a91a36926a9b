const errors = {
  event_limit_reached: { status: 402, title: 'You have reached the event limit' },
} as const

export const plans = { errors } as const
