const activities = {
  passkey_added: 'security',
  passkey_removed: 'security',
  passkey_refused: 'security',
} as const

const errors = {
  passkey_refused: { status: 403, title: 'This passkey is not known here, or was not accepted' },
  passkey_not_found: { status: 404, title: 'No such passkey' },
  passkey_limit_reached: { status: 403, title: 'An account has at most 20 passkeys' },
} as const

export const passkeys = { activities, errors } as const
