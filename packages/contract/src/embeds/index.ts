const activities = {
  embed_added: 'changes',
  embed_changed: 'changes',
  embed_deleted: 'changes',
} as const

const errors = {
  embed_not_found: { status: 404, title: 'No such embed' },
  embed_limit_reached: { status: 403, title: 'An account has at most 200 embeds' },
} as const

export const embeds = { activities, dashboard: ['/widget'], errors } as const
