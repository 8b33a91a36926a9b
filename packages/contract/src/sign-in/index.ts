const activities = {
  signed_in: 'security',
  signed_in_new_device: 'security',
  sign_in_failed: 'security',
  signed_out: 'security',
} as const

const errors = {
  wrong_details: { status: 401, title: 'Wrong details! Please try again' },
  account_disabled: {
    status: 403,
    title: 'This account was disabled by whoever runs this server',
  },
} as const

export const signIn = { activities, dashboard: ['/login', '/logout'], errors } as const
