// The provider may be down.
export const ALWAYS = ['not_signed_in', 'billing_off', 'unavailable'] as const

export const CHANGES = [...ALWAYS, 'not_verified', 'invalid_input', 'billing_busy', 'rate_limited'] as const
