import type { App, Grant } from '@scheduling/contract'
import { useMemo } from 'react'
import { orGone, useKeptList } from '../../data/use-kept-list.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import type { AppValues } from './app-values.ts'
import { bodyOf } from './app-values.ts'
import { grantsQuery } from './grants.ts'
import { appsQuery } from './queries.ts'

export function useGrantActions(): { remove: (grant: Grant) => Promise<void> } {
  const kept = useKeptList(grantsQuery)
  const toasts = useToasts()
  const t = useText()
  return useMemo(() => {
    const { call, change, attempt } = kept
    return {
      async remove({ id, name }) {
        await attempt(async () => {
          await call('DELETE /oauth/grants/:id', { params: { id } }).catch(orGone)
          change((list) => list.filter((one) => one.id !== id))
          toasts.show(t('api_keys.removed', { name }))
        })
      },
    }
  }, [kept, toasts, t])
}

export interface AppActions {
  /** The secret, if it has one; it is shown this once. Throws the server's refusal. */
  register: (values: AppValues) => Promise<string | null>
  remove: (app: App) => Promise<void>
}

export function useAppActions(): AppActions {
  const kept = useKeptList(appsQuery)
  const toasts = useToasts()
  const t = useText()
  return useMemo(() => {
    const { call, change, attempt, queryClient } = kept
    return {
      async register(values) {
        const { app, secret } = await call('POST /oauth/apps', { body: bodyOf(values) })
        change((list) => [app, ...list])
        return secret
      },
      async remove({ id, name }) {
        await attempt(async () => {
          await call('DELETE /oauth/apps/:id', { params: { id } }).catch(orGone)
          change((list) => list.filter((one) => one.id !== id))
          await queryClient.invalidateQueries({ queryKey: grantsQuery(call).queryKey })
          toasts.show(t('api_keys.removed', { name }))
        })
      },
    }
  }, [kept, toasts, t])
}
