import { Switch, Tooltip } from '@mantine/core'
import type { Webhook } from '@scheduling/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { useFormat, useText } from '../../../language/language.tsx'
import { useNow } from '../../../data/use-now.ts'
import { RowMenu } from '../../../ui/work/row-menu.tsx'
import rows from '../../../ui/rows.module.css'
import { stateOf } from '../deliveries/delivery-words.ts'
import { StateMark } from '../state-mark.tsx'
import type { WebhookActions } from '../use-webhook-actions.ts'
import { addressHost, addressName, addressPath } from '../webhook-address.ts'
import { sortEvents } from '../webhook-events.ts'
import classes from './webhooks-page.module.css'

interface Props {
  webhook: Webhook
  actions: WebhookActions
  onDelete: () => void
}

export function WebhookRow({ webhook, actions, onDelete }: Props) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const navigate = useNavigate()
  const { id, url, events, isOn, app } = webhook
  const name = addressName(url)

  return (
    <article className={`${rows.row} ${classes.row}`} data-off={!isOn || undefined} aria-label={name}>
      <Link to="/integrations/webhooks/$id" params={{ id }} className={rows.link}>
        <h2 className={`${rows.name} ${classes.name}`} dir="ltr">
          {addressHost(url)}
          <span className={classes.path}>{addressPath(url)}</span>
        </h2>
        <span className={rows.facts}>
          <StateMark words={stateOf(webhook, { t, format, now })} />
          <span>
            {sortEvents(events)
              .map((event) => t(`webhook_event.${event}`))
              .join(' · ')}
          </span>
          {app !== null && <span>{t('webhooks.by_program')}</span>}
        </span>
      </Link>
      <Tooltip label={t(isOn ? 'webhooks.on' : 'webhooks.off')}>
        <Switch
          className={classes.switch}
          checked={isOn}
          onChange={(event) => void actions.setOn(webhook, event.currentTarget.checked)}
          aria-label={t('webhooks.switch', { name })}
        />
      </Tooltip>
      <RowMenu
        label={t('webhooks.more', { name })}
        onEdit={() => void navigate({ to: '/integrations/webhooks/$id', params: { id } })}
        onDelete={onDelete}
      />
    </article>
  )
}
