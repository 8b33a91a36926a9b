const errors = {
  owner_not_found: { status: 404, title: 'No such booking page' },
  page_not_open: { status: 404, title: 'This booking page is not open yet' },
} as const

export const pages = { errors } as const
