export const activities = {
  connection_added: 'changes',
  connection_renewed: 'changes',
  connection_removed: 'changes',
} as const
