const activities = {
  plan_changed: 'security',
} as const

const errors = {
  account_not_found: { status: 404, title: 'No such account' },
  gift_card_not_waiting: { status: 409, title: 'No such gift card waits any more' },
  popup_not_found: { status: 404, title: 'No such feature' },
  exist_member_total: {
    status: 409,
    title: 'The number of existing members in the organization is greater than the selected number!',
  },
} as const

export const administration = { activities, dashboard: ['/weezly-users'], errors } as const
