import type { Connection } from '@scheduling/contract'
import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { IconGood, IconWarning } from '../../ui/icons.ts'
import { PROVIDER_NAMES } from '../connections/provider-names.ts'
import { keyOf, withBlocking } from './chosen.ts'
import { LastCalls } from './last-calls.tsx'
import { calendarsQuery } from './queries.ts'
import type { ConnectionActions } from './use-connection-actions.ts'
import classes from './calendars-page.module.css'

interface Props {
  connection: Connection
  actions: ConnectionActions
  onDisconnect: () => void
}

/** One account: how it fares, and which of its calendars count. */
export function ConnectedAccount({ connection, actions, onDisconnect }: Props) {
  const t = useText()
  const { call } = useDeps()
  const { data: calendars = [] } = useQuery(calendarsQuery(call))
  const title = useId()
  const isBroken = connection.health === 'needs_reconnect'
  return (
    <section className={classes.account} aria-labelledby={title} data-broken={isBroken || undefined}>
      <header className={classes.head}>
        <div>
          <h2 id={title} className={classes.title}>
            {connection.account}
          </h2>
          <Health connection={connection} />
        </div>
        <div className={classes.actions}>
          {isBroken && (
            <Button onClick={() => void actions.connect(connection.provider)}>
              {t('connections.reconnect')}
            </Button>
          )}
          <Button variant="default" onClick={onDisconnect}>
            {t('connections.disconnect')}
          </Button>
        </div>
      </header>
      <Checkbox.Group
        label={t('connections.blocking')}
        value={calendars.filter(({ isBlocking }) => isBlocking).map(keyOf)}
      >
        <div className={classes.calendars}>
          {calendars
            .filter(({ connectionId }) => connectionId === connection.id)
            .map((calendar) => (
              <Checkbox
                key={calendar.id}
                value={keyOf(calendar)}
                label={calendar.name}
                {...(calendar.colour && { color: calendar.colour })}
                onChange={({ currentTarget: { checked } }) =>
                  void actions.choose(withBlocking(calendars, calendar, checked))
                }
              />
            ))}
        </div>
      </Checkbox.Group>
      <LastCalls calls={connection.lastCalls} />
    </section>
  )
}

function Health({ connection }: { connection: Connection }) {
  const t = useText()
  const format = useFormat()
  const { health, lastFailure, lastSuccessAt } = connection
  const isGood = health === 'working' && !lastFailure
  const Icon = isGood ? IconGood : IconWarning
  return (
    <div className={classes.health} data-good={isGood || undefined}>
      <Icon size={18} aria-hidden className={classes.mark} />
      <p>
        {health === 'needs_reconnect' ? (
          <>
            <b>{t('connections.broken')}</b>{' '}
            {t('connections.broken_text', { name: PROVIDER_NAMES[connection.provider] })}
          </>
        ) : lastFailure ? (
          t('connections.failing', { time: format.dateTime(Date.parse(lastFailure.at)) })
        ) : lastSuccessAt ? (
          t('connections.read_at', { time: format.dateTime(Date.parse(lastSuccessAt)) })
        ) : (
          t('connections.working')
        )}
      </p>
    </div>
  )
}
