import type { Embed } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { versionOf } from '@scheduling/contract/version'
import { useCallback, useMemo } from 'react'
import { problemText } from '../../data/problem-text.ts'
import { orGone, useKeptList } from '../../data/use-kept-list.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import type { EmbedBody } from './embed-values.ts'
import { limitReachedText } from './event-limit.ts'
import { embedsQuery } from './queries.ts'
import { useEventLimit } from './use-event-limit.ts'

export interface EmbedActions {
  /** Throws the server's refusal. */
  add: (body: EmbedBody) => Promise<Embed>
  /** Throws the server's refusal. */
  save: (before: Embed, changed: Partial<EmbedBody>) => Promise<Embed>
  remove: (embed: Embed) => Promise<boolean>
  reread: () => Promise<unknown>
  /** Why it was refused, as text. */
  refusal: (error: unknown) => string
}

export function useEmbedActions(): EmbedActions {
  const toasts = useToasts()
  const limit = useEventLimit()
  const t = useText()
  const refusal = useCallback(
    (error: unknown) =>
      error instanceof ApiError && error.code === 'event_limit_reached'
        ? limitReachedText(limit, t)
        : problemText(error, t),
    [limit, t],
  )
  const kept = useKeptList(embedsQuery, refusal)

  return useMemo(() => {
    const { call, queryClient, change, attempt } = kept
    return {
      refusal,
      reread: () => queryClient.refetchQueries({ queryKey: embedsQuery(call).queryKey }),
      async add(body) {
        const added = await call('POST /embeds', { body })
        change((list) => [added, ...list])
        toasts.show(t('embeds.added', { name: added.name }))
        return added
      },
      async save(before, changed) {
        const { id } = before
        const saved = await call('PATCH /embeds/:id', {
          params: { id },
          body: changed,
          headers: { 'if-match': versionOf(before) },
        })
        change((list) => list.map((embed) => (embed.id === id ? saved : embed)))
        const isCodeChanged = 'settings' in changed || 'kind' in changed || 'eventTypeId' in changed
        toasts.show(t(isCodeChanged ? 'embeds.look_changed' : 'embeds.saved'))
        return saved
      },
      async remove({ id, name }) {
        const isGone = await attempt(async () => {
          await call('DELETE /embeds/:id', { params: { id } }).catch(orGone)
          change((list) => list.filter((embed) => embed.id !== id))
          toasts.show(t('embeds.deleted', { name }))
          return true
        })
        return isGone ?? false
      },
    }
  }, [kept, refusal, toasts, t])
}
