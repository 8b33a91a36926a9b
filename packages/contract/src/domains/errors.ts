export const errors = {
  domain_not_found: { status: 404, title: 'No custom domain is set' },
} as const
