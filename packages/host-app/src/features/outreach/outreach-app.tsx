import { Skeleton } from '@mantine/core'
import { providerOf, providerOfApp } from '@scheduling/contract/providers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { lacks } from '../../data/plans/plan-rules.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { ProviderAccounts } from '../calendars/provider-accounts.tsx'
import { SignInDialog } from '../calendars/sign-in-dialog.tsx'
import { useConnectionActions } from '../calendars/use-connection-actions.ts'
import { ConnectSteps } from '../connections/connect-steps.tsx'
import { connectionsQuery } from '../connections/queries.ts'
import { LockedPage } from '../plans/locked-page.tsx'
import type { OutreachAppId } from './app-id.ts'
import { OutreachPanel } from './outreach-panel.tsx'
import classes from './outreach.module.css'

/** An outreach tool: how to start, and what the connected account does. */
export function OutreachApp({ appId }: { appId: OutreachAppId }) {
  const t = useText()
  const { call } = useDeps()
  const query = useQuery(connectionsQuery(call))
  const actions = useConnectionActions()
  const [isOpening, setOpening] = useState(false)
  const isLocked = lacks(useMe(), 'outreach')
  const { provider, app } = providerOfApp(appId)
  if (isLocked) return <LockedPage feature="outreach" />
  return (
    <div className={classes.all}>
      <Answer of={query} loading={<Skeleton height={240} />}>
        {({ providers, connections }) => {
          const own = connections.filter((connection) => connection.provider === provider)
          return (
            <>
              {own.length === 0 && <ConnectSteps steps={app.steps} name={t(`app.${appId}`)} />}
              <ProviderAccounts
                provider={provider}
                connections={own}
                isReady
                onConnect={() => setOpening(true)}
                disconnectText={t('outreach.disconnect_text', { name: providerOf(provider).name })}
                className={classes.account}
              >
                {(connection) => <OutreachPanel id={connection.id} tool={appId} />}
              </ProviderAccounts>
              <SignInDialog
                provider={isOpening ? providers.find(({ id }) => id === provider) : undefined}
                actions={actions}
                onClose={() => setOpening(false)}
              />
            </>
          )
        }}
      </Answer>
    </div>
  )
}
