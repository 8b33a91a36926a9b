const activities = {
  two_factor_on: 'security',
  two_factor_off: 'security',
  two_factor_refused: 'security',
  recovery_codes_renewed: 'security',
  recovery_code_used: 'security',
} as const

const errors = {
  two_factor_needed: { status: 403, title: 'A two-factor code is needed' },
  two_factor_wrong: { status: 403, title: 'The provided two-factor code was not valid.' },
  two_factor_is_off: { status: 409, title: 'Two-factor sign-in is off' },
  two_factor_is_on: { status: 409, title: 'Two-factor sign-in is on already' },
} as const

export const twoFactor = { activities, errors } as const
