import type { Webhook } from '@scheduling/contract'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { draftStore } from '../../ui/form/draft.ts'
import { useForm } from '../../ui/form/use-form.ts'
import type { Form } from '../../ui/form/use-form.ts'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.tsx'
import type { WebhookActions } from './use-webhook-actions.ts'
import { bodyOf, checkWebhook, newWebhook, valuesOf, webhookRefusals } from './webhook-values.ts'
import type { WebhookValues } from './webhook-values.ts'

export interface WebhookForm {
  form: Form<WebhookValues>
  attach: (element: HTMLFormElement | null) => void
  /** Why it was not accepted, where no field is to blame. */
  failure: string | undefined
  save: () => Promise<boolean>
  /** To be drawn: asks before what was typed is left behind. */
  guard: ReactNode
}

interface Options {
  /** Without it a new one. */
  webhook?: Webhook
  actions: WebhookActions
  onAdded?: (added: { id: string; secret: string }) => Promise<void>
}

export function useWebhookForm({ webhook, actions, onAdded }: Options): WebhookForm {
  const t = useText()
  const [failure, setFailure] = useState<string>()
  const draft = useMemo(
    () => draftStore<WebhookValues>(sessionStorage, `webhook.${webhook?.id ?? 'new'}`),
    [webhook?.id],
  )
  const saved = useMemo(() => (webhook ? valuesOf(webhook) : newWebhook()), [webhook])
  const { form, attach } = useForm({
    saved,
    check: (values) => checkWebhook(values, t),
    refusals: (error) => webhookRefusals(error, t),
    draft,
  })
  const guard = useLeaveGuard(form.isDirty, save)

  function save(): Promise<boolean> {
    setFailure(undefined)
    return form
      .send(async (all, changed) => {
        if (webhook) return valuesOf(await actions.save(webhook.id, bodyOf(changed)))
        const body = bodyOf(all)
        const added = await actions.add(body)
        draft.remove()
        await onAdded?.(added)
        return body
      })
      .catch((error: unknown) => {
        setFailure(problemText(error, t))
        return false
      })
  }

  return { form, attach, failure, save, guard }
}
