const activities = {
  app_allowed: 'security',
  app_removed: 'security',
} as const

const errors = {
  app_not_found: { status: 404, title: 'No app is registered under this client_id' },
  app_unreadable: {
    status: 422,
    title: 'The address of the app does not lead to a usable description of it',
  },
  app_limit_reached: { status: 403, title: 'There are at most 20 registered apps here' },
  grant_not_found: { status: 404, title: 'No such connected app' },
} as const

export const oauth = { activities, errors } as const
