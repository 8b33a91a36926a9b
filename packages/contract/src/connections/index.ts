const activities = {
  connection_added: 'changes',
  connection_renewed: 'changes',
  connection_removed: 'changes',
} as const

const errors = {
  provider_off: { status: 409, title: 'This server is not registered with the provider yet' },
  consent_invalid: { status: 410, title: 'This answer of the provider is not valid any more; connect again' },
  consent_incomplete: { status: 409, title: 'Not everything that is needed was allowed' },
  account_refused: { status: 409, title: 'The provider refused the credentials' },
  account_unreadable: { status: 409, title: 'What answers at this address cannot be read as calendars' },
  account_unreachable: { status: 409, title: 'Nobody answers at this address' },
  connection_not_found: { status: 404, title: 'No such connection' },
} as const

export const connections = { activities, errors } as const
