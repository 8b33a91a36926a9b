import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { ConnectSteps } from '../connections/connect-steps.tsx'
import { connectionsQuery } from '../connections/queries.ts'
import { ProviderAccounts } from '../calendars/provider-accounts.tsx'
import { givesCalendars, providerOfApp } from '@scheduling/contract/providers'
import type { ConnectedAppId } from './catalog.ts'
import classes from '../calendars/calendars-page.module.css'

/** An app that works through a connected account: how to start, and the accounts. */
export function ConnectedApp({ appId }: { appId: ConnectedAppId }) {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const { provider, app } = providerOfApp(appId)
  const query = useQuery(connectionsQuery(call))
  const name = t(`app.${appId}`)
  return (
    <div className={classes.all}>
      <ConnectSteps steps={app.steps} name={name} />
      {givesCalendars(provider) ? (
        <div>
          <LinkButton to="/calendar-connections">{t('room.calendar_connections')}</LinkButton>
        </div>
      ) : (
        <Answer of={query} loading={<Skeleton height={140} />}>
          {({ providers, connections }) => {
            const needs = providers.find(({ id }) => id === provider)?.needs ?? []
            if (needs.length > 0) return <p>{t('connections.off_text', { needs: format.list(needs) })}</p>
            return (
              <ProviderAccounts
                provider={provider}
                connections={connections.filter((connection) => connection.provider === provider)}
                isReady
                disconnectText={t('connect.disconnect_rooms')}
              />
            )
          }}
        </Answer>
      )}
    </div>
  )
}
