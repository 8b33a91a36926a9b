import { useText } from '../../language/language.tsx'
import { SaveBar } from '../../ui/save-bar/save-bar.tsx'
import type { WebhookActions } from './use-webhook-actions.ts'
import { useWebhookForm } from './use-webhook-form.ts'
import classes from './webhook-details.module.css'
import { WebhookFields } from './webhook-fields.tsx'
import { WhatIsSent } from './what-is-sent.tsx'

interface Props {
  actions: WebhookActions
  onAdded: (added: { id: string; secret: string }) => Promise<void>
}

export function NewWebhook({ actions, onAdded }: Props) {
  const t = useText()
  const model = useWebhookForm({ actions, onAdded })
  const { form, save, guard } = model
  return (
    <div className={classes.details}>
      <div className={classes.fields}>
        <WebhookFields model={model} isNew />
      </div>
      <WhatIsSent />
      <SaveBar
        isShown
        isSending={form.isSending}
        text={t('event_type.not_saved')}
        action={t('webhooks.add_action')}
        onSave={() => void save()}
      />
      {guard}
    </div>
  )
}
