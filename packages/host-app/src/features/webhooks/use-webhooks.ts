import type { Webhook } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { webhooksQuery } from './queries.ts'
import { isBeingTried } from './health-words.ts'

// An attempt is over in seconds; what came of it is seen without asking.
const WATCH_MS = 2_000
// Somebody may book at any time.
const REST_MS = 5_000

/** How often to ask again. */
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
