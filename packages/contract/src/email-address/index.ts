const activities = {
  email_change_asked: 'security',
  email_change_withdrawn: 'security',
  email_changed: 'security',
} as const

export const emailAddress = { activities } as const
