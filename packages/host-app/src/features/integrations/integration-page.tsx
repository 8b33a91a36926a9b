import { Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useText } from '../../language/language.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { CrmApp } from '../crms/crm-app.tsx'
import { APPS } from './catalog.ts'
import { ConnectedApp } from './connected-app.tsx'
import { ConnectorApp } from './connectors/connector-app.tsx'
import { ExtensionGuide } from './connectors/extension-guide.tsx'
import { PlatformGuide } from './platform-guide.tsx'
import { TrackingApp } from './tracking-app.tsx'

const OutreachApp = lazyPart(
  async () => (await import('../outreach/outreach-app.tsx')).OutreachApp,
  () => <Skeleton height={240} />,
)

const route = getRouteApi('/shell/integrations/$appId')

export function IntegrationPage() {
  const t = useText()
  const { appId } = route.useParams()
  const { way } = route.useSearch()
  const app = APPS.find(({ id }) => id === appId)
  const up = { to: '/integrations', text: t('room.integrations') } as const

  if (!app) {
    return (
      <Page up={up} title={t('integrations.gone')}>
        <EmptyState
          title={t('integrations.gone')}
          text={t('integrations.gone_text')}
          actions={<LinkButton to="/integrations">{t('room.catalog')}</LinkButton>}
        />
      </Page>
    )
  }
  return (
    <Page up={up} title={t(`app.${app.id}`)} text={t(`app.${app.id}_text`)}>
      {(app.category === 'video' || app.category === 'calendars') && (
        <ConnectedApp key={app.id} appId={app.id} />
      )}
      {app.category === 'native' && <OutreachApp key={app.id} appId={app.id} />}
      {app.category === 'sales' && <CrmApp key={app.id} appId={app.id} />}
      {app.category === 'embed' && <PlatformGuide key={app.id} platform={app.id} wayName={way} />}
      {app.category === 'extensions' && <ExtensionGuide />}
      {(app.id === 'zapier' || app.id === 'pabbly_connect') && <ConnectorApp key={app.id} appId={app.id} />}
      {app.category === 'tracking' && <TrackingApp key={app.id} appId={app.id} />}
    </Page>
  )
}
