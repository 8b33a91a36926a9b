import type { DeletedEventType } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useDeps } from '../../data/deps.ts'
import { EVENT_TYPES } from '../../data/event-types.ts'
import { useAttempt } from '../../data/use-attempt.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { overviewQuery } from '../overview/queries.ts'

/** Restores a deleted event type, and says so if it has another link now. True if the server agreed. */
export function useRestore(): (deleted: Pick<DeletedEventType, 'id' | 'slug'>) => Promise<boolean> {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const attempt = useAttempt(EVENT_TYPES)
  const toasts = useToasts()
  const t = useText()
  return useCallback(
    ({ id, slug: before }) =>
      attempt(async () => {
        const { name, slug } = await call('POST /event-types/:id/restore', { params: { id } })
        const key = slug === before ? 'event_types.restored' : 'event_types.restored_elsewhere'
        toasts.show(t(key, { name, slug }))
        // The overview names the next available time.
        void queryClient.invalidateQueries(overviewQuery(call))
      }),
    [attempt, call, queryClient, t, toasts],
  )
}
