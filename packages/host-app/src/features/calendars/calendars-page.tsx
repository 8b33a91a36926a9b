import type { Connection, Provider } from '@scheduling/contract'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { useLast } from '../../ui/use-last.ts'
import { Connect } from './connect.tsx'
import { ofKind } from '../connections/of-kind.ts'
import { ConnectedAccount } from './connected-account.tsx'
import { connectionsQuery } from '../connections/queries.ts'
import { SignInDialog } from './sign-in-dialog.tsx'
import { SyncSwitch } from './sync-switch.tsx'
import { TargetChoice } from './target-choice.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { CalendarCheck } from './calendar-check.tsx'
import { useConnectionActions } from './use-connection-actions.ts'
import classes from './calendars-page.module.css'

export function CalendarsPage() {
  const t = useText()
  const { call } = useDeps()
  const query = useQuery(connectionsQuery(call))
  const actions = useConnectionActions()
  const [leaving, setLeaving] = useState<Connection>()
  const [opening, setOpening] = useState<Provider>()
  const account = useLast(leaving)?.account ?? ''
  return (
    <Page
      title={t('room.calendar_connections')}
      text={t('connections.text')}
      tabs={<RoomTabs of="/integrations" />}
    >
      <Answer of={query} loading={<Skeleton height={220} maw={720} />}>
        {(answer) => {
          const { providers, connections } = ofKind('calendars', answer)
          const connect = (provider: Provider | undefined) => {
            if (provider && provider.asks.length > 0) setOpening(provider)
            else if (provider) void actions.connect(provider.id)
          }
          return (
            <div className={classes.all}>
              {connections.map((connection) => (
                <ConnectedAccount
                  key={connection.id}
                  connection={connection}
                  actions={actions}
                  onReconnect={() => connect(providers.find(({ id }) => id === connection.provider))}
                  onDisconnect={() => setLeaving(connection)}
                />
              ))}
              {connections.length > 0 && (
                <>
                  <TargetChoice actions={actions} />
                  <SyncSwitch />
                  <CalendarCheck />
                </>
              )}
              <Connect providers={providers} onConnect={connect} />
              <CalendarFeed />
            </div>
          )
        }}
      </Answer>
      <SignInDialog provider={opening} actions={actions} onClose={() => setOpening(undefined)} />
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={t('connections.disconnect_title', { account })}
        action={t('connections.disconnect')}
        onConfirm={() => {
          setLeaving(undefined)
          return leaving && actions.disconnect(leaving)
        }}
        onClose={() => setLeaving(undefined)}
      >
        {t('connections.disconnect_text')}
      </ConfirmDialog>
    </Page>
  )
}
