import { Switch } from '@mantine/core'
import type { Webhook } from '@scheduling/contract'
import { useText } from '../../language/language.tsx'
import type { WebhookActions } from './use-webhook-actions.ts'

export function WebhookSwitch({ webhook, actions }: { webhook: Webhook; actions: WebhookActions }) {
  const t = useText()
  return (
    <Switch
      label={t(webhook.isOn ? 'webhooks.on' : 'webhooks.off')}
      checked={webhook.isOn}
      onChange={(event) => void actions.setOn(webhook, event.currentTarget.checked)}
    />
  )
}
