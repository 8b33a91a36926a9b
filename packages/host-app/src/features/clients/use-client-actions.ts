import type { Client } from '@scheduling/contract'
import { useMemo } from 'react'
import { orGone, useKeptList } from '../../data/use-kept-list.ts'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { clientsQuery } from './queries.ts'

export interface ClientActions {
  mailAgain: (client: Client) => Promise<void>
  /** The new link, unless it was refused. */
  newLink: (client: Client) => Promise<string | undefined>
  end: (client: Client) => Promise<void>
  delete: (client: Client) => Promise<void>
}

export function useClientActions(): ClientActions {
  const toasts = useToasts()
  const t = useText()
  const kept = useKeptList(clientsQuery, (error) => problemText(error, t))
  return useMemo(() => {
    const { call, change, attempt } = kept
    const replace = (client: Client) =>
      change((list) => list.map((one) => (one.id === client.id ? client : one)))
    const askAgain = async ({ id }: Client, way: 'mail' | 'link') => {
      const { client, link } = await call('POST /clients/:id/ask-again', { params: { id }, body: { way } })
      replace(client)
      return link ?? undefined
    }
    return {
      async mailAgain(client) {
        await attempt(async () => {
          await askAgain(client, 'mail')
          toasts.show(t('clients.mailed', { name: client.name }))
        })
      },
      newLink: (client) => attempt(() => askAgain(client, 'link')),
      async end({ id, name }) {
        await attempt(async () => {
          replace(await call('POST /clients/:id/end', { params: { id } }))
          toasts.show(t('clients.ended', { name }))
        })
      },
      async delete({ id, name }) {
        await attempt(async () => {
          await call('DELETE /clients/:id', { params: { id } }).catch(orGone)
          change((list) => list.filter((one) => one.id !== id))
          toasts.show(t('clients.deleted', { name }))
        })
      },
    }
  }, [kept, toasts, t])
}
