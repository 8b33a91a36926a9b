const activities = {
  poll_added: 'changes',
  poll_changed: 'changes',
  poll_deleted: 'changes',
  poll_finished: 'changes',
} as const

const errors = {
  poll_not_found: { status: 404, title: 'No such poll' },
  poll_limit_reached: { status: 403, title: 'An account has at most 200 open polls' },
  poll_closed: { status: 410, title: 'This poll takes no votes any more' },
  poll_full: { status: 409, title: 'This poll has as many votes as it can have' },
  poll_without_votes: { status: 409, title: 'Nobody has said yet that they can come at this time' },
  already_voted: {
    status: 409,
    title:
      'Someone already shared preferred times with this e-mail; the link that changes them was mailed again',
  },
  option_full: { status: 409, title: 'One of these times has no place left' },
  vote_not_found: { status: 404, title: 'No such vote' },
  not_coming: {
    status: 409,
    title: 'There is nothing to come to or to decline: it is not decided, over, or without you',
  },
} as const

export const polls = { activities, dashboard: ['/groupinvite'], errors } as const
