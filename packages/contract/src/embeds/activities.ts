export const activities = {
  embed_added: 'changes',
  embed_changed: 'changes',
  embed_deleted: 'changes',
} as const
