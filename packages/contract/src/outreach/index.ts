const activities = {
  outreach_changed: 'changes',
  outreach_pushed: 'changes',
  outreach_address_made: 'changes',
} as const

const errors = {
  outreach_not_found: { status: 404, title: 'No such connection to an outreach tool' },
  outreach_campaign_not_found: { status: 404, title: 'This campaign is not linked to a campaign there' },
  outreach_busy: { status: 409, title: 'Leads are being added already; stop that first' },
} as const

export const outreach = { activities, errors } as const
