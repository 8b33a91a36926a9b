import type { Api, OneOff } from '@scheduling/contract'
import { useCallback, useMemo } from 'react'
import { orGone, useKeptList } from '../../data/use-kept-list.ts'
import { useRepeatable } from '../../ui/form/use-repeatable.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { refusalText } from '../picking/refusal-text.ts'
import { oneOffsQuery } from './queries.ts'

type Body = Api['POST /one-offs']['$args']['body']

export interface OneOffActions {
  /** Throws the server's refusal. */
  add: (body: Body) => Promise<OneOff>
  remove: (oneOff: OneOff) => Promise<boolean>
}

export function useOneOffActions(): OneOffActions {
  const toasts = useToasts()
  const t = useText()
  const refusal = useCallback((error: unknown) => refusalText(error, t), [t])
  const kept = useKeptList(oneOffsQuery, refusal)
  const once = useRepeatable()
  return useMemo(() => {
    const { call, change, attempt, queryClient } = kept
    return {
      async add(body) {
        const added = await once(body, async (idempotencyKey) =>
          call('POST /one-offs', { body, idempotencyKey }),
        )
        change((list) => [added, ...list.filter((each) => each.id !== added.id)])
        toasts.show(t('one_off.added'))
        return added
      },
      async remove({ id, name }) {
        const isGone = await attempt(async () => {
          await call('DELETE /one-offs/:id', { params: { id } }).catch(orGone)
          change((list) => list.filter((one) => one.id !== id))
          queryClient.removeQueries({ queryKey: ['one-offs', id] })
          toasts.show(t('one_off.deleted', { name }))
          return true
        })
        return isGone ?? false
      },
    }
  }, [kept, toasts, t, once])
}
