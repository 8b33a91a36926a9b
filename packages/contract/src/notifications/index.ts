const errors = {
  mails_stopped: { status: 409, title: 'The invitee turned these emails off' },
} as const

export const notifications = { errors } as const
