import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { isUnreachable } from './query-client.ts'

const AGAIN_MS = 10_000

/**
 * Whether what is on screen could be asked for anew. While it could not, it is asked for again and again: who comes back
 * online sees the truth without doing anything.
 */
export function useConnection(): { isLost: boolean; retry: () => void } {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const isLost = useSyncExternalStore(
    useCallback((listener: () => void) => cache.subscribe(listener), [cache]),
    () =>
      cache
        .getAll()
        .some(
          (query) => query.isActive() && query.state.data !== undefined && isUnreachable(query.state.error),
        ),
  )
  const retry = useCallback(() => {
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }, [client])

  useEffect(() => {
    if (!isLost) return undefined
    const timer = setInterval(retry, AGAIN_MS)
    return () => clearInterval(timer)
  }, [isLost, retry])

  return { isLost, retry }
}
