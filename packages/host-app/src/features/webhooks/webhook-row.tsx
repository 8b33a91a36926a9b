import { ActionIcon, Menu, Switch, Tooltip } from '@mantine/core'
import type { Webhook } from '@scheduling/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { useFormat, useText } from '../../language/language.tsx'
import { useNow } from '../../time/use-now.ts'
import { IconDelete, IconEdit, IconMore } from '../../ui/icons.ts'
import rowLink from '../../ui/row-link.module.css'
import { stateOf } from './delivery-words.ts'
import { StateMark } from './state-mark.tsx'
import type { WebhookActions } from './use-webhook-actions.ts'
import { addressHost, addressName, addressPath } from './webhook-address.ts'
import { sortEvents } from './webhook-events.ts'
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
  const { id, url, events, isOn } = webhook
  const name = addressName(url)

  return (
    <article className={classes.row} data-off={!isOn || undefined} aria-label={name}>
      <Link to="/integrations/webhooks/$id" params={{ id }} className={rowLink.link}>
        <h2 className={`${rowLink.name} ${classes.name}`} dir="ltr">
          {addressHost(url)}
          <span className={classes.path}>{addressPath(url)}</span>
        </h2>
        <span className={classes.facts}>
          <StateMark words={stateOf(webhook, { t, format, now })} />
          <span>
            {sortEvents(events)
              .map((event) => t(`webhook_event.${event}`))
              .join(' · ')}
          </span>
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
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('webhooks.more', { name })}>
            <IconMore size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconEdit size={16} />}
            onClick={() => void navigate({ to: '/integrations/webhooks/$id', params: { id } })}
          >
            {t('webhooks.edit')}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconDelete size={16} />} onClick={onDelete}>
            {t('webhooks.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </article>
  )
}
