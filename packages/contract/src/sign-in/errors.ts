export const errors = {
  wrong_details: { status: 401, title: 'Wrong details! Please try again' },
  account_disabled: {
    status: 403,
    title: 'This account was disabled by whoever runs this server',
  },
} as const
