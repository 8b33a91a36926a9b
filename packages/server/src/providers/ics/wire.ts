import { z } from 'zod'
import type { ProviderFailure } from '../provider.ts'

/** What we store about a feed: its address and its owner. The address is a secret. */
export const FeedSecret = z.object({ address: z.string(), hostId: z.string(), email: z.string() })
export type FeedSecret = z.output<typeof FeedSecret>

export function secretIn(token: string): FeedSecret {
  return FeedSecret.parse(JSON.parse(token))
}

export function failureOfStatus(status: number): ProviderFailure {
  if (status === 429) return 'rate_limited'
  // The owner has replaced an address that they gave away.
  return [401, 403, 404, 410].includes(status) ? 'unauthorized' : status >= 500 ? 'unavailable' : 'invalid'
}
