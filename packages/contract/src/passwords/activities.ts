export const activities = {
  password_renewed: 'security',
  session_ended: 'security',
} as const
