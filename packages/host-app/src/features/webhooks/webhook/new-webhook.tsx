import { Button } from '@mantine/core'
import { useText } from '../../../language/language.tsx'
import type { WebhookActions } from '../use-webhook-actions.ts'
import { useWebhookForm } from './use-webhook-form.ts'
import classes from './webhook-details.module.css'
import { WebhookFields } from './webhook-fields.tsx'
import { WhatIsSent } from '../payload/what-is-sent.tsx'

interface Props {
  actions: WebhookActions
  onAdded: (added: { id: string; secret: string }) => Promise<void>
}

export function NewWebhook({ actions, onAdded }: Props) {
  const t = useText()
  const form = useWebhookForm({ actions, onAdded })
  return (
    <div className={classes.details}>
      <div className={classes.fields}>
        <WebhookFields kept={form}>
          <Button type="submit" className={classes.add} loading={form.form.isSending}>
            {t('webhooks.add_action')}
          </Button>
        </WebhookFields>
      </div>
      <WhatIsSent />
    </div>
  )
}
