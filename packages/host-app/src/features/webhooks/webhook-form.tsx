import { Checkbox, TextInput } from '@mantine/core'
import type { Webhook } from '@scheduling/contract'
import { useMemo, useState } from 'react'
import { problemText } from '../../data/problem-text.ts'
import { useText } from '../../language/language.tsx'
import { draftStore } from '../../ui/form/draft.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.tsx'
import { SaveBar } from '../../ui/save-bar/save-bar.tsx'
import type { WebhookActions } from './use-webhook-actions.ts'
import { EVENTS, sortEvents } from './webhook-events.ts'
import classes from './webhook-form.module.css'
import { bodyOf, checkWebhook, newWebhook, valuesOf, webhookRefusals } from './webhook-values.ts'
import type { WebhookValues } from './webhook-values.ts'

interface Props {
  /** Without it a new one. */
  webhook?: Webhook
  actions: WebhookActions
  onAdded?: (added: { id: string; secret: string }) => Promise<void>
}

export function WebhookForm({ webhook, actions, onAdded }: Props) {
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

  return (
    <form
      ref={attach}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {form.isRestored && <output className={classes.restored}>{t('form.restored')}</output>}
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      <TextInput
        {...form.text('url')}
        label={t('webhooks.url')}
        description={t('webhooks.url_text')}
        placeholder="https://example.com/bookings"
        type="url"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        data-autofocus={!webhook || undefined}
      />
      <Checkbox.Group
        label={t('webhooks.events')}
        value={form.values.events}
        error={form.error('events')}
        onChange={(chosen) => {
          form.set('events', sortEvents(chosen))
          form.leave('events')
        }}
      >
        <div className={classes.events}>
          {EVENTS.map((event) => (
            <Checkbox
              key={event}
              name="events"
              value={event}
              label={t(`webhook_event.${event}`)}
              description={<bdi dir="ltr">{event}</bdi>}
            />
          ))}
        </div>
      </Checkbox.Group>
      <SaveBar
        isShown={form.isDirty || !webhook}
        isSending={form.isSending}
        text={webhook ? t('form.unsaved') : t('event_type.not_saved')}
        action={webhook ? undefined : t('webhooks.add_action')}
        onSave={() => void save()}
        onDiscard={webhook && form.discard}
      />
      {guard}
    </form>
  )
}
