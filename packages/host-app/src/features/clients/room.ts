import { bookingsTexts } from '@scheduling/messages/bookings'
import { calendarsTexts } from '@scheduling/messages/calendars'
import { clientsTexts } from '@scheduling/messages/clients'
import { connectClientTexts } from '@scheduling/messages/connect-client'
import { locationsTexts } from '@scheduling/messages/locations'
import { slotsTexts } from '@scheduling/messages/slots'
import { createRoute } from '@tanstack/react-router'
import { textParam } from '../../data/text-param.ts'
import { first, plain, root, shell } from '../../shell/frame.ts'
import { lazyPage } from '../../shell/lazy-page.ts'
import type { Room } from '../../shell/room.ts'
import { clientsQuery } from './queries.ts'

// Whoever is asked reads why a provider did not connect.
const visitorTexts = [connectClientTexts, calendarsTexts]
const texts = [clientsTexts, locationsTexts, bookingsTexts, slotsTexts, ...visitorTexts]

const clients = createRoute({
  getParentRoute: () => shell,
  path: '/clients',
  loader: first(texts, clientsQuery),
  component: lazyPage(() => import('./clients-page.tsx'), 'ClientsPage'),
})

const request = createRoute({
  getParentRoute: () => plain,
  path: '/request-calendar',
  loader: first(texts),
  component: lazyPage(() => import('./request-page.tsx'), 'RequestPage'),
})

/** For whoever is asked, without signing in. */
const connect = createRoute({
  getParentRoute: () => root,
  path: '/connect-client',
  validateSearch: (search: Record<string, unknown>): { key?: string } => ({ key: textParam(search, 'key') }),
  loader: first(visitorTexts),
  component: lazyPage(() => import('./connect/connect-page.tsx'), 'ConnectPage'),
})

/** Where they come back from a provider. */
const answered = createRoute({
  getParentRoute: () => root,
  path: '/connect-client/$provider',
  validateSearch: (search: Record<string, unknown>): { code?: string; state?: string } => ({
    code: textParam(search, 'code'),
    state: textParam(search, 'state'),
  }),
  loader: first(visitorTexts),
  component: lazyPage(() => import('./connect/consented-page.tsx'), 'ConsentedPage'),
})

export const clientsRoom = {
  texts,
  action: 'own_account',
  open: [connect, answered],
  plain: [request],
  routes: [clients],
  tabs: [{ of: '/scheduled-events', path: '/clients', label: 'room.clients' }],
} as const satisfies Room
