import type { Webhook } from '@scheduling/contract'
import { editedWebhook } from '@scheduling/contract/edited'
import { versionOf } from '@scheduling/contract/version'
import { useMemo } from 'react'
import { orGone, useKeptList } from '../../data/use-kept-list.ts'
import { useText } from '../../language/language.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { deliveriesQuery, WEBHOOKS, webhooksQuery } from './queries.ts'
import { addressName } from './webhook-address.ts'
import type { WebhookValues } from './webhook-values.ts'

/** The only responses with a secret. It is passed on to be shown, and never stored. */
interface Fresh {
  id: string
  secret: string
}

export interface WebhookActions {
  /** Throws the server's refusal. */
  add: (values: WebhookValues) => Promise<Fresh>
  /** Throws the server's refusal. */
  save: (before: Webhook, changed: Partial<WebhookValues>) => Promise<Webhook>
  reread: () => Promise<unknown>
  setOn: (webhook: Webhook, isOn: boolean) => Promise<void>
  /** Undefined if the server refuses. */
  renewSecret: (webhook: Webhook) => Promise<Fresh | undefined>
  remove: (webhook: Webhook) => Promise<boolean>
}

const changeIn = (list: Webhook[], id: string, values: Partial<Webhook>) =>
  list.map((webhook) => (webhook.id === id ? { ...webhook, ...values } : webhook))

export function useWebhookActions(): WebhookActions {
  const kept = useKeptList(webhooksQuery)
  const toasts = useToasts()
  const t = useText()

  return useMemo(() => {
    const { call, queryClient, change, optimistically, attempt, withUndo } = kept

    const put = ({ id, isOn: wasOn, isGone }: Webhook, isOn: boolean) =>
      optimistically({
        there: (list) => changeIn(list, id, { isOn, isGone: false }),
        back: (list) => changeIn(list, id, { isOn: wasOn, isGone }),
        send: () => call('PATCH /webhooks/:id', { params: { id }, body: { isOn } }),
      })

    return {
      async add(values) {
        const { secret, ...added } = await call('POST /webhooks', { body: values })
        change((list) => [...list, added])
        toasts.show(t('webhooks.added', { name: addressName(added.url) }))
        return { id: added.id, secret }
      },
      reread: () => queryClient.refetchQueries({ queryKey: WEBHOOKS }),
      async save(before, changed) {
        const { id } = before
        const saved = await call('PATCH /webhooks/:id', {
          params: { id },
          body: changed,
          headers: { 'if-match': versionOf(editedWebhook(before)) },
        })
        change((list) => changeIn(list, id, saved))
        toasts.show(t('webhooks.saved'))
        return saved
      },
      setOn: (webhook, isOn) =>
        withUndo(
          t(isOn ? 'webhooks.turned_on' : 'webhooks.turned_off', { name: addressName(webhook.url) }),
          () => put({ ...webhook, isOn, isGone: false }, !isOn),
          () => put(webhook, isOn),
        ),
      renewSecret: ({ id }) =>
        attempt(async () => ({ id, ...(await call('POST /webhooks/:id/secret', { params: { id } })) })),
      async remove({ id, url }) {
        const isGone = await attempt(async () => {
          await call('DELETE /webhooks/:id', { params: { id } }).catch(orGone)
          change((list) => list.filter((webhook) => webhook.id !== id))
          queryClient.removeQueries({ queryKey: deliveriesQuery(call, id).queryKey })
          toasts.show(t('webhooks.deleted', { name: addressName(url) }))
          return true
        })
        return isGone ?? false
      },
    }
  }, [kept, toasts, t])
}
