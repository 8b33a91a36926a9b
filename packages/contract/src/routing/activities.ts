export const activities = {
  routing_form_added: 'changes',
  routing_form_changed: 'changes',
  routing_form_deleted: 'changes',
} as const
