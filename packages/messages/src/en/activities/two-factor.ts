export const texts = {
  'activity.two_factor_on': 'Two-factor sign-in turned on',
  'activity.two_factor_off': 'Two-factor sign-in turned off',
  'activity.two_factor_refused': 'Wrong two-factor code',
  'activity.recovery_codes_renewed': 'Recovery codes renewed',
  'activity.recovery_code_used': 'Recovery code used',
} as const
