import type { Webhook } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { webhooksQuery } from './queries.ts'
import { isBeingTried } from './health-words.ts'

// An attempt takes seconds. Show its result without a click.
const WATCH_MS = 2_000
// Somebody may book at any time.
const REST_MS = 5_000

/** Milliseconds until the next request. */
export function watched(webhooks: readonly Webhook[] | undefined, now: number): number {
  return webhooks?.some(({ health }) => isBeingTried(health, now)) ? WATCH_MS : REST_MS
}

export function useWebhooks() {
  const { call, now } = useDeps()
  return useQuery({
    ...webhooksQuery(call),
    refetchInterval: ({ state }) => watched(state.data, now()),
  })
}

/** Those that Zapier and Pabbly Connect set up are on the pages of these services. */
export function isInWebhooksRoom({ app }: Webhook): boolean {
  return app === null || app === 'other'
}
