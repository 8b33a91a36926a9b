export const errors = {
  two_factor_needed: { status: 403, title: 'A two-factor code is needed' },
  two_factor_wrong: { status: 403, title: 'The provided two-factor code was not valid.' },
  two_factor_is_off: { status: 409, title: 'Two-factor sign-in is off' },
  two_factor_is_on: { status: 409, title: 'Two-factor sign-in is on already' },
} as const
