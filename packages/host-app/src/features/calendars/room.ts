import { CLIENT_STATE } from '@scheduling/contract/client-consent'
import { calendarsTexts } from '@scheduling/messages/calendars'
import { createRoute, redirect } from '@tanstack/react-router'
import { first, leadAway, root, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { textParam } from '../../data/text-param.ts'
import { IconCalendar } from '../../ui/icons.ts'
import { connectionsQuery } from '../connections/queries.ts'
import { calendarChoicesQuery, calendarsQuery } from './queries.ts'

const texts = [calendarsTexts]

const connections = createRoute({
  getParentRoute: () => shell,
  path: '/calendar-connections',
  loader: first(texts, connectionsQuery, calendarsQuery, calendarChoicesQuery),
  component: lazyPage(() => import('./calendars-page.tsx'), 'CalendarsPage'),
})

/** The address to which providers redirect, in a small window or in the page itself. */
const answered = createRoute({
  getParentRoute: () => root,
  path: '/calendar-connections/$provider',
  validateSearch: (search: Record<string, unknown>): { code?: string; state?: string } => ({
    code: textParam(search, 'code'),
    state: textParam(search, 'state'),
  }),
  beforeLoad: async (entering) => {
    const { context, location } = entering
    // Providers send clients to the same address. They have no account.
    const { state, ...search } = entering.search
    if (state?.startsWith(CLIENT_STATE))
      throw redirect({
        to: '/connect-client/$provider',
        params: entering.params,
        search: { ...search, state },
        replace: true,
      })
    if (!context.deps.session.token()) throw redirect({ to: '/login', search: { next: location.href } })
    await leadAway(entering)
  },
  loader: first(texts),
  component: lazyPage(() => import('./answered-page.tsx'), 'AnsweredPage'),
})

export const calendarsRoom = {
  texts,
  action: 'own_account',
  open: [answered],
  routes: [connections],
  tabs: [{ of: '/integrations', path: '/calendar-connections', label: 'room.calendar_connections' }],
  shortcuts: [
    { keys: 'g k', label: 'room.calendar_connections', icon: IconCalendar, path: '/calendar-connections' },
  ],
} as const satisfies Room
