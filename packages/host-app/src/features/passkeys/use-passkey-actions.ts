import type { Passkey } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { orGone } from '../../data/use-kept-list.ts'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { PASSKEYS } from './queries.ts'

export interface PasskeyActions {
  /** Throws the server's refusal, or the browser's error if its dialog is closed. */
  add: (wish: { name: string; current: string }) => Promise<void>
  /** Throws the server's refusal. */
  rename: (id: string, name: string) => Promise<void>
  remove: (id: string) => Promise<void>
}

export function usePasskeyActions(): PasskeyActions {
  const { call, authenticator } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()

  return useMemo(() => {
    const change = (of: (list: readonly Passkey[]) => Passkey[]) =>
      queryClient.setQueryData<Passkey[]>(PASSKEYS, (list) => of(list ?? []))
    return {
      async add({ name, current }) {
        const options = await call('POST /users/passkeys/options', { body: { current } })
        const response = await authenticator.create(options)
        const added = await call('POST /users/passkeys', { body: { name, response } })
        change((list) => [added, ...list])
        toasts.show(t('passkeys.was_added'))
      },
      async rename(id, name) {
        const renamed = await call('PATCH /users/passkeys/:id', { params: { id }, body: { name } })
        change((list) => list.map((one) => (one.id === id ? renamed : one)))
      },
      async remove(id) {
        try {
          await call('DELETE /users/passkeys/:id', { params: { id } }).catch(orGone)
          change((list) => list.filter((one) => one.id !== id))
          toasts.show(t('passkeys.was_removed'))
        } catch (error) {
          toasts.show(problemText(error, t), { tone: 'bad' })
        }
      },
    }
  }, [call, authenticator, queryClient, toasts, t])
}
