const activities = {
  api_key_added: 'security',
  api_key_removed: 'security',
} as const

const errors = {
  api_key_not_found: { status: 404, title: 'No such API key' },
  api_key_limit_reached: { status: 403, title: 'There are at most 50 API keys here' },
  not_shown_to_key: { status: 404, title: 'This API key may not read this' },
  key_not_allowed: { status: 403, title: 'This API key may not do this' },
} as const

export const apiKeys = { activities, errors } as const
