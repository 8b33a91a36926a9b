export const activities = {
  event_type_added: 'changes',
  event_type_changed: 'changes',
  event_type_deleted: 'changes',
} as const
