export const activities = {
  passkey_added: 'security',
  passkey_removed: 'security',
  passkey_refused: 'security',
} as const
