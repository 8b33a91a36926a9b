import type { Api, Poll } from '@scheduling/contract'
import { editedPoll } from '@scheduling/contract/polls/edited'
import { versionOf } from '@scheduling/contract/version'
import { useCallback, useMemo } from 'react'
import { orGone, useKeptList } from '../../data/use-kept-list.ts'
import { useRepeatable } from '../../ui/form/use-repeatable.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { refusalText } from '../picking/refusal-text.ts'
import { pollKey } from './queries.ts'
import { pollsQuery } from '../../data/polls.ts'

type Body = Api['POST /polls']['$args']['body']
type Change = Api['PATCH /polls/:id']['$args']['body']
type Named = Pick<Poll, 'id' | 'name'>

export interface PollActions {
  /** Throws the server's refusal. */
  add: (body: Body) => Promise<Poll>
  /** Throws the server's refusal. */
  change: (before: Poll, change: Change) => Promise<Poll>
  reread: (poll: Named) => Promise<unknown>
  /** Throws the server's refusal, which may name the next best times. */
  finish: (poll: Named, option: number) => Promise<Poll>
  remind: (poll: Named) => Promise<void>
  remove: (poll: Named) => Promise<boolean>
}

export function usePollActions(): PollActions {
  const toasts = useToasts()
  const t = useText()
  const refusal = useCallback((error: unknown) => refusalText(error, t), [t])
  const kept = useKeptList(pollsQuery, refusal)
  const once = useRepeatable()
  return useMemo(() => {
    const { call, change, attempt, queryClient } = kept
    const know = (poll: Poll) => queryClient.setQueryData(pollKey(poll.id), poll)
    return {
      async add(body) {
        const added = await once(body, async (idempotencyKey) =>
          call('POST /polls', { body, idempotencyKey }),
        )
        know(added)
        change((list) => [added, ...list.filter((each) => each.id !== added.id)])
        toasts.show(t('poll.added'))
        return added
      },
      reread: ({ id }) => queryClient.refetchQueries({ queryKey: pollKey(id) }),
      async change(before, body) {
        const { id } = before
        const headers = { 'if-match': versionOf(editedPoll(before)) }
        const changed = await call('PATCH /polls/:id', { params: { id }, body, headers })
        know(changed)
        change((list) => list.map((poll) => (poll.id === id ? changed : poll)))
        toasts.show(t('poll.changed'))
        return changed
      },
      async finish({ id }, option) {
        const finished = await call('POST /polls/:id/finish', { params: { id }, body: { option } })
        know(finished)
        change((list) => list.filter((poll) => poll.id !== id))
        toasts.show(t('poll.finished'))
        return finished
      },
      async remind({ id }) {
        try {
          const { reminded } = await call('POST /polls/:id/remind', { params: { id } })
          toasts.show(t('poll.reminded', { count: reminded }))
        } catch (error) {
          toasts.show(`${t('poll.remind_failed')}. ${refusal(error)}`, { tone: 'bad' })
        }
      },
      async remove({ id, name }) {
        const isGone = await attempt(async () => {
          await call('DELETE /polls/:id', { params: { id } }).catch(orGone)
          change((list) => list.filter((poll) => poll.id !== id))
          queryClient.removeQueries({ queryKey: pollKey(id) })
          toasts.show(t('poll.deleted', { name }))
          return true
        })
        return isGone ?? false
      },
    }
  }, [kept, toasts, t, refusal, once])
}
