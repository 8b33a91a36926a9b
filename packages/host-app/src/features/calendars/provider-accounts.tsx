import type { Connection, ProviderId } from '@scheduling/contract'
import { providerOf } from '@scheduling/contract/providers'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { RemovalDialog } from '../../ui/dialogs/removal-dialog.tsx'
import { WorkButton } from '../../ui/work/work-button.tsx'
import { ConnectionHead } from './connection-head.tsx'
import { LastCalls } from './last-calls.tsx'
import { useConnectionActions } from './use-connection-actions.ts'

interface Props {
  provider: ProviderId
  connections: readonly Connection[]
  /** Whether the server is registered there. */
  isReady: boolean
  /** What becomes of things when an account is disconnected. */
  disconnectText: string
  /** Asks for what opens an account. Absent: for consent. */
  onConnect?: () => void
  className?: string | undefined
  /** What stands between an account's head and its recent checks. */
  children?: (connection: Connection) => ReactNode
}

/** The accounts at one provider. Without any, a button that connects the first. */
export function ProviderAccounts({
  provider,
  connections,
  isReady,
  disconnectText,
  onConnect,
  className,
  children,
}: Props) {
  const t = useText()
  const actions = useConnectionActions()
  const [leaving, setLeaving] = useState<Connection>()
  const connect = async () => (onConnect ? onConnect() : actions.connect(provider))
  const { name } = providerOf(provider)
  return (
    <>
      {connections.map((connection) => (
        <section key={connection.id} className={className} aria-labelledby={connection.id}>
          <ConnectionHead
            id={connection.id}
            connection={connection}
            onReconnect={() => void connect()}
            onDisconnect={() => setLeaving(connection)}
          />
          {children?.(connection)}
          <LastCalls calls={connection.lastCalls} />
        </section>
      ))}
      {connections.length === 0 && isReady && (
        <div>
          <WorkButton work={connect}>{t('connections.connect', { name })}</WorkButton>
        </div>
      )}
      <RemovalDialog
        of={leaving}
        title={({ account }) => t('connections.disconnect_title', { account })}
        action={t('connections.disconnect')}
        onRemove={actions.disconnect}
        onClose={() => setLeaving(undefined)}
      >
        {disconnectText}
      </RemovalDialog>
    </>
  )
}
