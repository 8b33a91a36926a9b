const errors = {
  campaign_not_found: { status: 404, title: 'No such campaign' },
  campaign_limit_reached: { status: 403, title: 'An account has at most 500 campaigns' },
  video_minutes_used_up: {
    status: 403,
    title: 'The plan has too few video minutes left this month for the leads of this campaign',
  },
  lead_not_found: { status: 404, title: 'No such lead' },
} as const

const activities = {
  campaign_added: 'changes',
  campaign_changed: 'changes',
  campaign_deleted: 'changes',
  campaign_restored: 'changes',
  leads_added: 'changes',
} as const

export const campaigns = {
  activities,
  dashboard: ['/external-dynamic', '/external-dynamic-campaign'],
  errors,
} as const
