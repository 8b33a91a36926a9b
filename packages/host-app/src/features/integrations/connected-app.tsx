import type { Connection, ProviderId } from '@scheduling/contract'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { useLast } from '../../ui/use-last.ts'
import { ConnectionHead } from '../calendars/connection-head.tsx'
import { LastCalls } from '../calendars/last-calls.tsx'
import { connectionsQuery } from '../connections/queries.ts'
import { useConnectionActions } from '../calendars/use-connection-actions.ts'
import { givesCalendars, providerOf, providerOfApp } from '@scheduling/contract/providers'
import type { ConnectedAppId } from './catalogue.ts'
import classes from '../calendars/calendars-page.module.css'

/** An app that works through a connected account: how to start, and the accounts. */
export function ConnectedApp({ appId }: { appId: ConnectedAppId }) {
  const t = useText()
  const { call } = useDeps()
  const { provider, app } = providerOfApp(appId)
  const known = useQuery(connectionsQuery(call))
  const name = t(`app.${appId}`)
  return (
    <div className={classes.all}>
      <section aria-labelledby="steps">
        <h2 id="steps" className={classes.title}>
          {t('platform.steps')}
        </h2>
        <ol>
          {app.steps.map((step) => (
            <li key={step}>{t(`connect.step_${step}`, { app: name })}</li>
          ))}
        </ol>
      </section>
      {givesCalendars(provider) ? (
        <div>
          <LinkButton to="/calendar-connections">{t('room.calendar_connections')}</LinkButton>
        </div>
      ) : (
        <Answer of={known} loading={<Skeleton height={140} />}>
          {({ providers, connections }) => (
            <Accounts
              provider={provider}
              needs={providers.find(({ id }) => id === provider)?.needs ?? []}
              connections={connections.filter((connection) => connection.provider === provider)}
            />
          )}
        </Answer>
      )}
    </div>
  )
}

interface AccountsProps {
  provider: ProviderId
  /** Missing settings of the server. Empty if it is set up. */
  needs: readonly string[]
  connections: readonly Connection[]
}

function Accounts({ provider, needs, connections }: AccountsProps) {
  const t = useText()
  const actions = useConnectionActions()
  const [leaving, setLeaving] = useState<Connection>()
  const account = useLast(leaving)?.account ?? ''
  const name = providerOf(provider).name
  if (needs.length > 0) return <p>{t('connections.off_text', { needs: needs.join(', ') })}</p>
  return (
    <>
      {connections.map((connection) => (
        <section key={connection.id} aria-labelledby={connection.id}>
          <ConnectionHead
            id={connection.id}
            connection={connection}
            onReconnect={() => void actions.connect(provider)}
            onDisconnect={() => setLeaving(connection)}
          />
          <LastCalls calls={connection.lastCalls} />
        </section>
      ))}
      {connections.length === 0 && (
        <div>
          <Button onClick={() => void actions.connect(provider)}>{t('connections.connect', { name })}</Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={t('connections.disconnect_title', { account })}
        action={t('connections.disconnect')}
        onConfirm={() => {
          setLeaving(undefined)
          if (leaving) void actions.disconnect(leaving)
        }}
        onClose={() => setLeaving(undefined)}
      >
        {t('connect.disconnect_rooms')}
      </ConfirmDialog>
    </>
  )
}
