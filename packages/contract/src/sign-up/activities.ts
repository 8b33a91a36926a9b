export const activities = { signed_up: 'security', address_confirmed: 'security' } as const
