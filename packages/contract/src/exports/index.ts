const activities = {
  export_asked: 'security',
  export_fetched: 'security',
} as const

const errors = {
  export_not_found: { status: 404, title: 'No such export' },
  export_fetching: { status: 409, title: 'It is being fetched just now' },
} as const

export const exports = { activities, errors } as const
