import { Button } from '@mantine/core'
import type { Webhook } from '@scheduling/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useNow } from '../../../data/use-now.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import rows from '../../../ui/rows.module.css'
import { Answer } from '../../../ui/states/answer.tsx'
import { RowsSkeleton } from '../../../ui/states/rows-skeleton.tsx'
import { stateOf } from '../../webhooks/deliveries/delivery-words.ts'
import { DeleteWebhookDialog } from '../../webhooks/list/delete-webhook-dialog.tsx'
import { StateMark } from '../../webhooks/state-mark.tsx'
import { useWebhookActions } from '../../webhooks/use-webhook-actions.ts'
import { useWebhooks } from '../../webhooks/use-webhooks.ts'
import { addressName } from '../../webhooks/webhook-address.ts'
import { sortEvents } from '../../webhooks/webhook-events.ts'
import classes from './connector-app.module.css'
import type { ConnectorId } from './connectors.ts'
import { hooksOf } from './connectors.ts'

/** Which events a service hears of, and how the last one got there. */
export function HeardEvents({ appId }: { appId: ConnectorId }) {
  const t = useText()
  const webhooks = useWebhooks()
  const actions = useWebhookActions()
  const [removed, setRemoved] = useState<string>()
  return (
    <section aria-labelledby="hears">
      <h2 id="hears" className={classes.title}>
        {t('connector.hears', { app: t(`app.${appId}`) })}
      </h2>
      <Answer of={webhooks} loading={<RowsSkeleton />}>
        {(list) => {
          const hooks = hooksOf(appId, list)
          if (hooks.length === 0) return <p className={classes.note}>{t(`connector.${appId}_none`)}</p>
          return (
            <ul className={rows.list}>
              {hooks.map((hook) => (
                <li key={hook.id}>
                  <HookRow hook={hook} onRemove={() => setRemoved(hook.id)} />
                </li>
              ))}
            </ul>
          )
        }}
      </Answer>
      <DeleteWebhookDialog
        webhook={webhooks.data?.find(({ id }) => id === removed)}
        onClose={() => setRemoved(undefined)}
        onDelete={(webhook) => {
          setRemoved(undefined)
          return actions.remove(webhook)
        }}
      />
    </section>
  )
}

function HookRow({ hook, onRemove }: { hook: Webhook; onRemove: () => void }) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const { id, url, events, isOn } = hook
  const heard = format.list(sortEvents(events).map((event) => t(`webhook_event.${event}`)))
  return (
    <article className={rows.row} data-off={!isOn || undefined} aria-label={heard}>
      <Link to="/integrations/webhooks/$id" params={{ id }} className={rows.link}>
        <h3 className={rows.name}>{heard}</h3>
        <span className={rows.facts}>
          <StateMark words={stateOf(hook, { t, format, now })} />
          <bdi dir="ltr">{addressName(url)}</bdi>
        </span>
      </Link>
      <Button variant="default" aria-label={t('connector.remove_of', { name: heard })} onClick={onRemove}>
        {t('connector.remove')}
      </Button>
    </article>
  )
}
