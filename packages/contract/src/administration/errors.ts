export const errors = {
  account_not_found: { status: 404, title: 'No such account' },
  popup_not_found: { status: 404, title: 'No such feature' },
} as const
