export const activities = {
  one_off_added: 'changes',
  one_off_deleted: 'changes',
} as const
