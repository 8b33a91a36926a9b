const activities = {
  domain_changed: 'changes',
} as const

const errors = {
  domain_not_found: { status: 404, title: 'No custom domain is set' },
} as const

export const domains = { activities, errors } as const
