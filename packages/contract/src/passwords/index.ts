const activities = {
  password_renewed: 'security',
  session_ended: 'security',
} as const

const errors = {
  wrong_password: { status: 403, title: 'Incorrect current password' },
  session_not_found: { status: 404, title: 'No such session' },
} as const

export const passwords = { activities, errors } as const
