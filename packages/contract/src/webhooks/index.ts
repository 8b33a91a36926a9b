const activities = {
  webhook_added: 'changes',
  webhook_changed: 'changes',
  webhook_deleted: 'changes',
  webhook_secret_renewed: 'changes',
} as const

const errors = {
  webhook_not_found: { status: 404, title: 'No such webhook' },
  webhook_off: { status: 409, title: 'The webhook is turned off; turn it on first' },
  webhook_limit_reached: { status: 403, title: 'You have reached the webhook limit' },
  hook_limit_reached: { status: 403, title: 'There are at most 100 hooks here' },
  delivery_not_found: { status: 404, title: 'No such delivery' },
  delivery_erased: { status: 410, title: 'What was sent is not kept any more' },
} as const

export const webhooks = { activities, errors } as const
