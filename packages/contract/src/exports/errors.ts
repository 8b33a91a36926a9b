export const errors = {
  export_not_found: { status: 404, title: 'No such export' },
  export_fetching: { status: 409, title: 'It is being fetched just now' },
} as const
