export const activities = {
  campaign_added: 'changes',
  campaign_changed: 'changes',
  campaign_deleted: 'changes',
  campaign_restored: 'changes',
  leads_added: 'changes',
} as const
