import { Switch } from '@mantine/core'
import type { Webhook } from '@scheduling/contract'
import { useFormat, useText } from '../../../language/language.tsx'
import { useNow } from '../../../data/use-now.ts'
import { stateOf } from '../deliveries/delivery-words.ts'
import { StateMark } from '../state-mark.tsx'
import { useNewest } from '../deliveries/use-deliveries.ts'
import type { WebhookActions } from '../use-webhook-actions.ts'
import classes from './webhook-details.module.css'
import { WebhookHealth } from '../deliveries/webhook-health.tsx'

/** Whether it is on, and its state. */
export function WebhookStanding({ webhook, actions }: { webhook: Webhook; actions: WebhookActions }) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const newest = useNewest(webhook)
  const { isOn, isGone } = webhook
  return (
    <div className={classes.standing}>
      <Switch
        label={t(isOn ? 'webhooks.on' : 'webhooks.off')}
        checked={isOn}
        onChange={(event) => void actions.setOn(webhook, event.currentTarget.checked)}
      />
      {isOn && <StateMark words={stateOf(newest, { t, format, now })} />}
      {isOn && <WebhookHealth webhook={webhook} />}
      {isGone && !isOn && <p className={classes.gone}>{t('webhooks.is_gone')}</p>}
    </div>
  )
}
