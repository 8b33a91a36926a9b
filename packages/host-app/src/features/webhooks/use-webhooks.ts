import type { Webhook } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { webhooksQuery } from './queries.ts'
import { isBeingTried } from './health-words.ts'

// An attempt is over in seconds; what came of it is seen without asking.
const WATCH_MS = 2_000

/** How often to ask again while something is being tried. */
export function watched(webhooks: readonly Webhook[] | undefined, now: number): number | false {
  return webhooks?.some(({ health }) => isBeingTried(health, now)) ? WATCH_MS : false
}

export function useWebhooks() {
  const { call, now } = useDeps()
  return useQuery({
    ...webhooksQuery(call),
    refetchInterval: ({ state }) => watched(state.data, now()),
  })
}
