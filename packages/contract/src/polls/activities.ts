export const activities = {
  poll_added: 'changes',
  poll_changed: 'changes',
  poll_deleted: 'changes',
  poll_finished: 'changes',
} as const
