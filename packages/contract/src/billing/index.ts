const activities = {
  plan_chosen: 'changes',
  plan_canceled: 'changes',
  card_changed: 'changes',
  billing_details_changed: 'changes',
} as const

const errors = {
  billing_off: { status: 409, title: 'This server sells no plans' },
  billing_busy: { status: 409, title: 'Another change of the subscription is under way; wait a moment' },
  card_refused: { status: 402, title: 'The card was refused' },
  card_token_not_valid: {
    status: 409,
    title: 'These card details can no longer be used; enter the card again',
  },
  card_missing: { status: 409, title: 'No card is kept; add one first' },
  card_in_use: { status: 409, title: 'The subscription is paid with this card' },
  payment_method_not_found: { status: 404, title: 'No such payment method' },
  intent_not_found: { status: 404, title: 'No such payment' },
  already_subscribed: { status: 409, title: 'You are subscribed this plan already!' },
  not_subscribed: { status: 409, title: 'There is no subscription' },
  renewal_unpaid: { status: 409, title: 'Pay what is open of the last renewal first' },
  coupon_not_valid: { status: 409, title: 'This discount code is not valid' },
  offer_not_open: { status: 409, title: 'Sorry! We cannot apply a coupon to your plan.' },
} as const

export const billing = {
  activities,
  dashboard: ['/upgrade', '/payment-success', '/weezly-connect-billing', '/weezly-connect-upgrade'],
  errors,
} as const
