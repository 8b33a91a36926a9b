import { ApiError } from '@scheduling/contract/client'
import type { ErrorCode } from '@scheduling/contract/errors'
import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ME } from './me.ts'

const CHANGED: readonly ErrorCode[] = ['upgrade_required', 'not_shown_to_role']
const AGAIN_MS = 10_000

// A button must be busy before the next click, which may come before the next timer.
notifyManager.setScheduler(queueMicrotask)

/**
 * A refusal is final; only an unreachable server is asked again. It is asked even if the browser says that it is
 * offline: the server may be on the same machine or in the same house.
 */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        // The plan has ended, or the role has changed meanwhile: what is read next says so.
        if (error instanceof ApiError && CHANGED.includes(error.code) && queryKey[0] !== ME[0])
          void queryClient.invalidateQueries({ queryKey: ME })
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        gcTime: 30 * 60_000,
        retry: (count, error) => count < 2 && isUnreachable(error),
        // A list that never loaded is retried, like one that may be outdated.
        refetchInterval: ({ state }) => isUnreachable(state.error) && AGAIN_MS,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return queryClient
}

export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}
