export const errors = {
  wrong_details: { status: 401, title: 'Wrong details! Please try again' },
  verification_invalid: { status: 410, title: 'The verification link is not valid any more' },
  code_invalid: { status: 410, title: 'The code is not right, or not valid any more' },
  account_disabled: {
    status: 403,
    title: 'This account was disabled by whoever runs this server',
  },
} as const
