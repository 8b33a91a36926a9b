import type { Webhook } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDeps } from '../../data/deps.ts'
import { problemText } from '../../data/problem-text.ts'
import { deliveriesQuery, webhooksQuery } from './queries.ts'
import { createQueue } from '../../data/queue.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { addressName } from './webhook-address.ts'
import type { WebhookValues } from './webhook-values.ts'

/** The only answers in which a secret stands: it is handed on to be shown, and kept nowhere. */
interface Fresh {
  id: string
  secret: string
}

export interface WebhookActions {
  /** Throws what the server refuses. */
  add: (values: WebhookValues) => Promise<Fresh>
  /** Throws what the server refuses. */
  save: (id: string, changed: Partial<WebhookValues>) => Promise<Webhook>
  setOn: (webhook: Webhook, isOn: boolean) => Promise<void>
  /** Undefined where the server refuses. */
  renewSecret: (webhook: Webhook) => Promise<Fresh | undefined>
  remove: (webhook: Webhook) => Promise<boolean>
}

export function useWebhookActions(): WebhookActions {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()

  return useMemo(() => {
    const { queryKey } = webhooksQuery(call)
    const change = (by: (list: Webhook[]) => Webhook[]) =>
      queryClient.setQueryData(queryKey, (list) => list && by(list))
    const patch = (id: string, values: Partial<Webhook>) =>
      change((list) => list.map((webhook) => (webhook.id === id ? { ...webhook, ...values } : webhook)))
    const refused = (error: unknown) => toasts.show(problemText(error, t), { tone: 'bad' })

    // What is switched on and off again must not arrive in the other order.
    const queue = createQueue()

    /** Shown at once; where the server refuses, this step alone is taken back. */
    async function put({ id, isOn: wasOn, isGone }: Webhook, isOn: boolean) {
      await queryClient.cancelQueries({ queryKey })
      patch(id, { isOn, isGone: false })
      try {
        await queue(() => call('PATCH /webhooks/:id', { params: { id }, body: { isOn } }))
        return true
      } catch (error) {
        patch(id, { isOn: wasOn, isGone })
        refused(error)
        return false
      }
    }

    return {
      async add(values) {
        const { secret, ...added } = await call('POST /webhooks', { body: values })
        change((list) => [...list, added])
        toasts.show(t('webhooks.added', { name: addressName(added.url) }))
        return { id: added.id, secret }
      },
      async save(id, changed) {
        const saved = await call('PATCH /webhooks/:id', { params: { id }, body: changed })
        patch(id, saved)
        toasts.show(t('webhooks.saved'))
        return saved
      },
      async setOn(webhook, isOn) {
        const name = addressName(webhook.url)
        const withdraw = toasts.show(t(isOn ? 'webhooks.turned_on' : 'webhooks.turned_off', { name }), {
          undo: () => void put({ ...webhook, isOn, isGone: false }, !isOn),
        })
        if (!(await put(webhook, isOn))) withdraw()
      },
      async renewSecret({ id }) {
        try {
          return { id, ...(await call('POST /webhooks/:id/secret', { params: { id } })) }
        } catch (error) {
          refused(error)
          return undefined
        }
      },
      async remove({ id, url }) {
        try {
          await call('DELETE /webhooks/:id', { params: { id } })
          change((list) => list.filter((webhook) => webhook.id !== id))
          queryClient.removeQueries({ queryKey: deliveriesQuery(call, id).queryKey })
          toasts.show(t('webhooks.deleted', { name: addressName(url) }))
          return true
        } catch (error) {
          refused(error)
          return false
        }
      },
    }
  }, [call, queryClient, toasts, t])
}
