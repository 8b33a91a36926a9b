import type { Connection } from '@scheduling/contract'
import { isReadOnly } from '@scheduling/contract/providers'
import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useId } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { keyOf, withBlocking } from './chosen.ts'
import { ConnectionHead } from './connection-head.tsx'
import { CountedChoice } from './counted-choice.tsx'
import { LastCalls } from './last-calls.tsx'
import { calendarsQuery } from './queries.ts'
import { UnreadChoice } from './unread-choice.tsx'
import type { ConnectionActions } from './use-connection-actions.ts'
import classes from './calendars-page.module.css'

interface Props {
  connection: Connection
  actions: ConnectionActions
  onReconnect: () => void
  onDisconnect: () => void
}

/** One account: its state, and its calendars that we check. */
export function ConnectedAccount({ connection, actions, onReconnect, onDisconnect }: Props) {
  const t = useText()
  const { call } = useDeps()
  const { data: calendars = [] } = useQuery(calendarsQuery(call))
  const title = useId()
  return (
    <section
      className={classes.account}
      aria-labelledby={title}
      data-broken={connection.health === 'needs_reconnect' || undefined}
    >
      <ConnectionHead
        id={title}
        connection={connection}
        onReconnect={onReconnect}
        onDisconnect={onDisconnect}
      />
      {isReadOnly(connection.provider) && <p className={classes.note}>{t('connections.read_only')}</p>}
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
                {...(calendar.color && { color: calendar.color })}
                onChange={({ currentTarget: { checked } }) =>
                  void actions.choose(withBlocking(calendars, calendar, checked))
                }
              />
            ))}
        </div>
      </Checkbox.Group>
      {calendars
        .filter(({ connectionId, isBlocking }) => connectionId === connection.id && isBlocking)
        .map((calendar) => (
          <Fragment key={calendar.id}>
            <CountedChoice calendar={calendar} actions={actions} />
            <UnreadChoice calendar={calendar} actions={actions} />
          </Fragment>
        ))}
      <LastCalls calls={connection.lastCalls} />
    </section>
  )
}
