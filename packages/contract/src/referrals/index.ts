const errors = {
  too_few_points: { status: 409, title: 'There are too few points' },
  invitation_not_found: { status: 404, title: 'No such invitation' },
  cannot_invite_email: { status: 422, title: 'Cannot invite this e-mail' },
  business_email_only: { status: 422, title: 'Only business e-mail allowed' },
  cannot_send_reminder: { status: 409, title: 'Cannot send reminder or e-mail' },
} as const

export const referrals = { dashboard: ['/invite'], errors } as const
