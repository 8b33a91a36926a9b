import { getRouteApi } from '@tanstack/react-router'
import { useText } from '../../language/language.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { APPS } from './catalogue.ts'
import { ConnectedApp } from './connected-app.tsx'
import { PlatformGuide } from './platform-guide.tsx'
import { TrackingApp } from './tracking-app.tsx'

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
          actions={<LinkButton to="/integrations">{t('room.catalogue')}</LinkButton>}
        />
      </Page>
    )
  }
  return (
    <Page up={up} title={t(`app.${app.id}`)} text={t(`app.${app.id}_text`)}>
      {(app.category === 'video' || app.category === 'calendars') && (
        <ConnectedApp key={app.id} appId={app.id} />
      )}
      {app.category === 'embed' && <PlatformGuide key={app.id} platform={app.id} wayName={way} />}
      {app.category === 'tracking' && <TrackingApp key={app.id} appId={app.id} />}
    </Page>
  )
}
