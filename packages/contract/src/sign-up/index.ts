const activities = { signed_up: 'security', address_confirmed: 'security' } as const

const errors = {
  verification_invalid: { status: 410, title: 'The verification link is not valid any more' },
  code_invalid: { status: 410, title: 'The code is not right, or not valid any more' },
} as const

export const signUp = { activities, dashboard: ['/onboard'], errors } as const
