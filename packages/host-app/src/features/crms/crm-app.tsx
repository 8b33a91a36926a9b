import { Skeleton } from '@mantine/core'
import { providerOf, providerOfApp } from '@scheduling/contract/providers'
import type { ProviderAppId } from '@scheduling/contract/providers'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { lacks } from '../../data/plans/plan-rules.ts'
import { useMe } from '../../data/use-me.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { ProviderAccounts } from '../calendars/provider-accounts.tsx'
import { ConnectSteps } from '../connections/connect-steps.tsx'
import { connectionsQuery } from '../connections/queries.ts'
import { LockedPage } from '../plans/locked-page.tsx'
import { CrmPanel } from './crm-panel.tsx'
import classes from './crm.module.css'

/** A CRM: how to start, and what each connected account gets. */
export function CrmApp({ appId }: { appId: ProviderAppId }) {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const query = useQuery(connectionsQuery(call))
  const isLocked = lacks(useMe(), 'crm')
  const { provider, app } = providerOfApp(appId)
  if (isLocked) return <LockedPage feature="crm" />
  return (
    <div className={classes.all}>
      <Answer of={query} loading={<Skeleton height={240} />}>
        {({ providers, connections }) => {
          const needs = providers.find(({ id }) => id === provider)?.needs ?? []
          const own = connections.filter((connection) => connection.provider === provider)
          return (
            <>
              {own.length === 0 && <ConnectSteps steps={app.steps} name={t(`app.${appId}`)} />}
              {needs.length > 0 && <p>{t('connections.off_text', { needs: format.list(needs) })}</p>}
              <ProviderAccounts
                provider={provider}
                connections={own}
                isReady={needs.length === 0}
                disconnectText={t('crm.disconnect_text', { name: providerOf(provider).name })}
                className={classes.account}
              >
                {(connection) => <CrmPanel connection={connection} />}
              </ProviderAccounts>
            </>
          )
        }}
      </Answer>
    </div>
  )
}
