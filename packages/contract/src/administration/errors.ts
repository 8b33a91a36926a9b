export const errors = {
  account_not_found: { status: 404, title: 'No such account' },
} as const
