import type { Webhook } from '@scheduling/contract'
import { useMemo } from 'react'
import { problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.tsx'
import type { KeptForm } from '../../../ui/form/use-kept-form.tsx'
import type { WebhookActions } from '../use-webhook-actions.ts'
import { bodyOf, checkWebhook, newWebhook, valuesOf, webhookRefusals } from '../webhook-values.ts'
import type { WebhookValues } from '../webhook-values.ts'

interface Options {
  /** Absent: a new one. */
  webhook?: Webhook
  actions: WebhookActions
  onAdded?: (added: { id: string; secret: string }) => Promise<void>
}

export function useWebhookForm({ webhook, actions, onAdded }: Options): KeptForm<WebhookValues> {
  const t = useText()
  const saved = useMemo(() => (webhook ? valuesOf(webhook) : newWebhook()), [webhook])
  return useKeptForm({
    name: `webhook.${webhook?.id ?? 'new'}`,
    saved,
    check: (values) => checkWebhook(values, t),
    refusals: (error) => webhookRefusals(error, t),
    failureOf: (error) => problemText(error, t),
    reread: actions.reread,
    async send(values, changed, leave) {
      if (webhook) return valuesOf(await actions.save(webhook, bodyOf(changed)))
      const body = bodyOf(values)
      const added = await actions.add(body)
      await leave(async () => onAdded?.(added))
      return body
    },
  })
}
