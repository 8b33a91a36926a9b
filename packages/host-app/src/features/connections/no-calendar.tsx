import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { ofKind } from './of-kind.ts'
import { connectionsQuery } from './queries.ts'

/** Says that no connected calendar blocks times, and links to where to connect one. Nothing if none can be connected here. */
export function NoCalendar() {
  const t = useText()
  const { call } = useDeps()
  const { organization } = useMe()
  const { data } = useQuery(connectionsQuery(call))
  // The calendars of an organization are those of its members.
  if (!data || organization) return null
  const { providers, connections } = ofKind('calendars', data)
  if (connections.length > 0 || !providers.some(({ isReady }) => isReady)) return null
  return (
    <p role="note">
      {t('event_hours.no_calendar')}{' '}
      <Link to="/calendar-connections">{t('event_hours.connect_calendar')}</Link>
    </p>
  )
}
