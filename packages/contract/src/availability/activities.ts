export const activities = {
  schedule_added: 'changes',
  schedule_changed: 'changes',
  schedule_deleted: 'changes',
} as const
