import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { isUnreachable } from '../data/query-client.ts'

/** Whether the screen's data can be refreshed. While it cannot, it is retried again and again. */
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

  return { isLost, retry }
}
