import type { Connection, Provider } from '@scheduling/contract'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconGoogle } from '../../ui/icons.ts'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { useLast } from '../../ui/use-last.ts'
import { ConnectedAccount } from './connected-account.tsx'
import { connectionsQuery } from './queries.ts'
import { TargetChoice } from './target-choice.tsx'
import { useConnectionActions } from './use-connection-actions.ts'
import type { ConnectionActions } from './use-connection-actions.ts'
import classes from './calendars-page.module.css'

export function CalendarsPage() {
  const t = useText()
  const { call } = useDeps()
  const known = useQuery(connectionsQuery(call))
  const actions = useConnectionActions()
  const [leaving, setLeaving] = useState<Connection>()
  const account = useLast(leaving)?.account ?? ''
  return (
    <Page
      title={t('room.calendar_connections')}
      text={t('connections.text')}
      tabs={<RoomTabs of="/integrations" />}
    >
      <Answer of={known} loading={<Skeleton height={220} maw={720} />}>
        {({ providers: [google], connections }) => (
          <div className={classes.all}>
            {connections.map((connection) => (
              <ConnectedAccount
                key={connection.id}
                connection={connection}
                actions={actions}
                onDisconnect={() => setLeaving(connection)}
              />
            ))}
            {connections.length > 0 && <TargetChoice actions={actions} />}
            {google && <Connect provider={google} actions={actions} isFirst={connections.length === 0} />}
          </div>
        )}
      </Answer>
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
        {t('connections.disconnect_text')}
      </ConfirmDialog>
    </Page>
  )
}

interface ConnectProps {
  provider: Provider
  actions: ConnectionActions
  isFirst: boolean
}

function Connect({ provider, actions, isFirst }: ConnectProps) {
  const t = useText()
  if (!provider.isReady)
    return (
      <EmptyState
        picture={<IconGoogle size={40} />}
        title={t('connections.off')}
        text={t('connections.off_text', { needs: provider.needs.join(', ') })}
      />
    )
  const connect = () => void actions.connect(provider.id)
  if (!isFirst)
    return (
      <div>
        <Button variant="default" onClick={connect}>
          {t('connections.another')}
        </Button>
      </div>
    )
  return (
    <EmptyState
      picture={<IconGoogle size={40} />}
      title={t('room.calendar_connections')}
      text={t('connections.connect_text')}
      actions={<Button onClick={connect}>{t('connections.connect')}</Button>}
    />
  )
}
