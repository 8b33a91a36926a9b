import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { connectionsQuery } from '../calendars/queries.ts'
import { ofKind } from '../connections/of-kind.ts'
import { PROVIDER_NAMES } from '../connections/provider-names.ts'
import { OnboardPage } from './onboard-page.tsx'
import classes from './onboard-page.module.css'

/** Leads on where a calendar is connected already; where none can be, there is nothing to skip. */
export function CalendarPage() {
  const t = useText()
  const { call } = useDeps()
  const { data } = useQuery(connectionsQuery(call))
  const known = data && ofKind('calendars', data)
  const ready = known?.providers.filter(({ isReady }) => isReady) ?? []
  const isKnownEmpty = data !== undefined && ready.length === 0
  if (known && known.connections.length > 0) return <Navigate to="/onboard/ready" replace />
  return (
    <OnboardPage
      step="calendar"
      title={t('calendars.title')}
      text={isKnownEmpty ? t('calendars.none') : t('calendars.text')}
    >
      <div className={classes.ways}>
        {ready.map(({ id }) => (
          <LinkButton key={id} to="/calendar-connections" size="md">
            {t('calendars.connect', { name: PROVIDER_NAMES[id] })}
          </LinkButton>
        ))}
        <LinkButton to="/onboard/ready" size="md" variant={isKnownEmpty ? 'filled' : 'default'}>
          {isKnownEmpty ? t('calendars.finish') : t('calendars.skip')}
        </LinkButton>
      </div>
    </OnboardPage>
  )
}
