import type { ApiKey } from '@scheduling/contract'
import { useMemo } from 'react'
import { orGone, useKeptList } from '../../data/use-kept-list.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import type { KeyValues } from './key-values.ts'
import { bodyOf } from './key-values.ts'
import { apiKeysQuery } from './queries.ts'

export interface ApiKeyActions {
  /** The key itself, which is shown this once. Throws the server's refusal. */
  make: (values: KeyValues) => Promise<string>
  remove: (key: ApiKey) => Promise<void>
}

export function useApiKeyActions(): ApiKeyActions {
  const kept = useKeptList(apiKeysQuery)
  const toasts = useToasts()
  const t = useText()

  return useMemo(() => {
    const { call, change, attempt } = kept
    return {
      async make(values) {
        const { key, secret } = await call('POST /api-keys', { body: bodyOf(values) })
        change((list) => [key, ...list])
        return secret
      },
      async remove({ id, name }) {
        await attempt(async () => {
          await call('DELETE /api-keys/:id', { params: { id } }).catch(orGone)
          change((list) => list.filter((one) => one.id !== id))
          toasts.show(t('api_keys.removed', { name }))
        })
      },
    }
  }, [kept, toasts, t])
}
