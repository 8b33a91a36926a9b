import type { Embed } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { embedsQuery } from './queries.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import type { EmbedBody } from './embed-values.ts'
import { limitReachedText } from './event-limit.ts'
import { useEventLimit } from './use-event-limit.ts'

export interface EmbedActions {
  /** Throws what the server refuses. */
  add: (body: EmbedBody) => Promise<Embed>
  /** Throws what the server refuses. */
  save: (id: string, changed: Partial<EmbedBody>) => Promise<Embed>
  remove: (embed: Embed) => Promise<boolean>
  /** Why it was refused, for a person. */
  refusal: (error: unknown) => string
}

export function useEmbedActions(): EmbedActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const limit = useEventLimit()
  const t = useText()

  return useMemo(() => {
    const { queryKey } = embedsQuery(call)
    const change = (by: (list: Embed[]) => Embed[]) =>
      queryClient.setQueryData(queryKey, (list) => list && by(list))
    const refusal = (error: unknown) =>
      error instanceof ApiError && error.code === 'event_limit_reached'
        ? limitReachedText(limit, t)
        : problemText(error, t)

    return {
      refusal,
      async add(body) {
        const added = await call('POST /embeds', { body })
        change((list) => [added, ...list])
        toasts.show(t('embeds.added', { name: added.name }))
        return added
      },
      async save(id, changed) {
        const saved = await call('PATCH /embeds/:id', { params: { id }, body: changed })
        change((list) => list.map((embed) => (embed.id === id ? saved : embed)))
        const isCodeChanged = 'settings' in changed || 'kind' in changed || 'eventTypeId' in changed
        toasts.show(t(isCodeChanged ? 'embeds.look_changed' : 'embeds.saved'))
        return saved
      },
      async remove({ id, name }) {
        try {
          await call('DELETE /embeds/:id', { params: { id } })
          change((list) => list.filter((embed) => embed.id !== id))
          toasts.show(t('embeds.deleted', { name }))
          return true
        } catch (error) {
          toasts.show(refusal(error), { tone: 'bad' })
          return false
        }
      },
    }
  }, [call, queryClient, toasts, limit, t])
}
