export const activities = {
  two_factor_on: 'security',
  two_factor_off: 'security',
  two_factor_refused: 'security',
  recovery_codes_renewed: 'security',
  recovery_code_used: 'security',
} as const
