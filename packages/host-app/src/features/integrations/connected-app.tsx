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
import { PROVIDER_NAMES } from '../connections/provider-names.ts'
import type { ConnectedAppId } from './catalogue.ts'
import classes from '../calendars/calendars-page.module.css'

interface Way {
  provider: ProviderId
  steps: readonly ('calendar' | 'connect' | 'connect_teams' | 'location' | 'room' | 'busy' | 'follow')[]
  /** Connected on its page, and not under the calendar connections. */
  isHere?: true
}

const WAYS: Record<ConnectedAppId, Way> = {
  zoom: { provider: 'zoom', steps: ['connect', 'location', 'room'], isHere: true },
  google_meet: { provider: 'google', steps: ['calendar', 'location', 'room'] },
  microsoft_teams: { provider: 'teams', steps: ['connect_teams', 'location', 'room'], isHere: true },
  google_calendar: { provider: 'google', steps: ['calendar', 'busy', 'follow'] },
  outlook_calendar: { provider: 'microsoft', steps: ['calendar', 'busy', 'follow'] },
  exchange_calendar: { provider: 'exchange', steps: ['calendar', 'busy', 'follow'] },
  caldav: { provider: 'caldav', steps: ['calendar', 'busy', 'follow'] },
  ics: { provider: 'ics', steps: ['calendar', 'busy'] },
}

/** What works through an account of the host's: how to begin, and which accounts there are. */
export function ConnectedApp({ appId }: { appId: ConnectedAppId }) {
  const t = useText()
  const { call } = useDeps()
  const { provider, steps, isHere } = WAYS[appId]
  const known = useQuery(connectionsQuery(call))
  const name = t(`app.${appId}`)
  return (
    <div className={classes.all}>
      <section aria-labelledby="steps">
        <h2 id="steps" className={classes.title}>
          {t('platform.steps')}
        </h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(`connect.step_${step}`, { app: name })}</li>
          ))}
        </ol>
      </section>
      {isHere ? (
        <Answer of={known} loading={<Skeleton height={140} />}>
          {({ providers, connections }) => (
            <Accounts
              provider={provider}
              needs={providers.find(({ id }) => id === provider)?.needs ?? []}
              connections={connections.filter((connection) => connection.provider === provider)}
            />
          )}
        </Answer>
      ) : (
        <div>
          <LinkButton to="/calendar-connections">{t('room.calendar_connections')}</LinkButton>
        </div>
      )}
    </div>
  )
}

interface AccountsProps {
  provider: ProviderId
  /** None where it is set up. */
  needs: readonly string[]
  connections: readonly Connection[]
}

function Accounts({ provider, needs, connections }: AccountsProps) {
  const t = useText()
  const actions = useConnectionActions()
  const [leaving, setLeaving] = useState<Connection>()
  const account = useLast(leaving)?.account ?? ''
  const name = PROVIDER_NAMES[provider]
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
