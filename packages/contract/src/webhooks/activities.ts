export const activities = {
  webhook_added: 'changes',
  webhook_changed: 'changes',
  webhook_deleted: 'changes',
  webhook_secret_renewed: 'changes',
} as const
