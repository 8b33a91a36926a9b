import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import type { Deps } from '../data/deps.ts'
import {
  activityQuery,
  bookingsQuery,
  embedsQuery,
  eventTypesQuery,
  integrationsQuery,
  meQuery,
  schedulesQuery,
  webhooksQuery,
} from '../data/queries.ts'
import { textParam } from '../data/text-param.ts'
import { filterOf, readBookingSearch } from '../features/bookings/booking-search.ts'
import { readCatalogueSearch } from '../features/integrations/catalogue-search.ts'
import { readSignInSearch } from '../features/accounts/sign-in-search.ts'
import { ROOMS, safePath, startPath } from '../shell/navigation.ts'
import { ShellPending } from '../shell/shell-pending.tsx'
import { Shell } from '../shell/shell.tsx'
import { NotFound, RouteError, RoutePending } from './route-states.tsx'
import { parseSearch, stringifySearch } from './search-text.ts'

export interface RouterContext {
  deps: Deps
  queryClient: QueryClient
  /** The path shown before this one; undefined on arrival. */
  cameFrom: () => string | undefined
}

const root = createRootRouteWithContext<RouterContext>()({ component: Outlet, notFoundComponent: NotFound })

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: readSignInSearch,
  beforeLoad: ({ context, search }) => {
    // A verification link is followed first, whoever is signed in.
    if (context.deps.session.token() && !search.codex) throw redirect({ to: '/' })
  },
  component: lazyRouteComponent(() => import('../features/accounts/sign-in-page.tsx'), 'SignInPage'),
})

const onboard = createRoute({
  getParentRoute: () => root,
  path: '/onboard',
  validateSearch: readSignInSearch,
  beforeLoad: ({ context }) => {
    if (context.deps.session.token()) throw redirect({ to: '/' })
  },
  component: lazyRouteComponent(() => import('../features/accounts/sign-up-page.tsx'), 'SignUpPage'),
})

const logout = createRoute({
  getParentRoute: () => root,
  path: '/logout',
  component: lazyRouteComponent(() => import('../features/accounts/sign-out-page.tsx'), 'SignOutPage'),
})

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: ({ context, location }) => {
    if (context.deps.session.token()) return
    const next = location.href === '/' ? undefined : location.href
    throw redirect({ to: '/login', search: { next } })
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(meQuery(context.deps.call)),
  component: Shell,
  pendingComponent: ShellPending,
  pendingMs: 0,
})

const eventTypesPage = lazyRouteComponent(
  () => import('../features/event-types/event-types-page.tsx'),
  'EventTypesPage',
)

const loadEventTypes = ({ context }: { context: RouterContext }) =>
  void context.queryClient.prefetchQuery(eventTypesQuery(context.deps.call))

const loadSchedules = ({ context }: { context: RouterContext }) =>
  void context.queryClient.prefetchQuery(schedulesQuery(context.deps.call))

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  validateSearch: (search: Record<string, unknown>): { activated?: string } => ({
    activated: textParam(search, 'activated'),
  }),
  beforeLoad: ({ context, search }) => {
    if (search.activated) return
    const path = startPath(context.cameFrom(), context.deps.session.lastRoom())
    if (path !== '/') throw redirect({ to: path })
  },
  loader: loadEventTypes,
  component: eventTypesPage,
})

// Addresses under which the specification knows the same screen.
const homeAliases = (
  [
    '/bookingpage',
    '/timeslotpicker',
    '/groupinvite',
    '/widget',
    '/timeslotpicker/$id',
    '/groupinvite/$id',
    '/widget/$id',
  ] as const
).map((path) =>
  createRoute({ getParentRoute: () => shell, path, loader: loadEventTypes, component: eventTypesPage }),
)

const eventType = createRoute({
  getParentRoute: () => shell,
  path: '/bookingpage/$id',
  loader: (args) => {
    loadEventTypes(args)
    loadSchedules(args)
  },
  component: lazyRouteComponent(() => import('../features/event-types/editor-page.tsx'), 'EditorPage'),
})

const availability = createRoute({
  getParentRoute: () => shell,
  path: '/availability',
  loader: loadSchedules,
  component: lazyRouteComponent(() => import('../features/availability/schedules-page.tsx'), 'SchedulesPage'),
})

const schedule = createRoute({
  getParentRoute: () => shell,
  path: '/availability/$id',
  loader: loadSchedules,
  component: lazyRouteComponent(() => import('../features/availability/schedules-page.tsx'), 'SchedulesPage'),
})

const scheduledEvents = createRoute({
  getParentRoute: () => shell,
  path: '/scheduled-events',
  validateSearch: readBookingSearch,
  loaderDeps: ({ search }) => filterOf(search),
  loader: ({ context, deps }) =>
    void context.queryClient.prefetchInfiniteQuery(bookingsQuery(context.deps.call, deps)),
  component: lazyRouteComponent(() => import('../features/bookings/bookings-page.tsx'), 'BookingsPage'),
})

const loadIntegrations = ({ context }: { context: RouterContext }) =>
  void context.queryClient.prefetchQuery(integrationsQuery(context.deps.call))

const loadEmbeds = (args: { context: RouterContext }) => {
  void args.context.queryClient.prefetchQuery(embedsQuery(args.context.deps.call))
  loadEventTypes(args)
}

const integrations = createRoute({
  getParentRoute: () => shell,
  path: '/integrations',
  validateSearch: readCatalogueSearch,
  loader: loadIntegrations,
  component: lazyRouteComponent(
    () => import('../features/integrations/integrations-page.tsx'),
    'IntegrationsPage',
  ),
})

const integration = createRoute({
  getParentRoute: () => shell,
  path: '/integrations/$appId',
  validateSearch: (search: Record<string, unknown>): { way?: string } => ({ way: textParam(search, 'way') }),
  loader: (args) => {
    loadIntegrations(args)
    loadEventTypes(args)
  },
  component: lazyRouteComponent(
    () => import('../features/integrations/integration-page.tsx'),
    'IntegrationPage',
  ),
})

const embeds = createRoute({
  getParentRoute: () => shell,
  path: '/integrations/embeds',
  loader: loadEmbeds,
  component: lazyRouteComponent(() => import('../features/embeds/embeds-page.tsx'), 'EmbedsPage'),
})

const embed = createRoute({
  getParentRoute: () => shell,
  path: '/integrations/embeds/$id',
  loader: loadEmbeds,
  component: lazyRouteComponent(() => import('../features/embeds/embed-page.tsx'), 'EmbedPage'),
})

const checkUp = createRoute({
  getParentRoute: () => shell,
  path: '/integrations/check-up',
  loader: loadEventTypes,
  component: lazyRouteComponent(() => import('../features/embeds/check-up/check-up-page.tsx'), 'CheckUpPage'),
})

const loadWebhooks = ({ context }: { context: RouterContext }) =>
  void context.queryClient.prefetchQuery(webhooksQuery(context.deps.call))

const webhooks = createRoute({
  getParentRoute: () => shell,
  path: '/integrations/webhooks',
  loader: loadWebhooks,
  component: lazyRouteComponent(() => import('../features/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
})

const webhook = createRoute({
  getParentRoute: () => shell,
  path: '/integrations/webhooks/$id',
  loader: loadWebhooks,
  component: lazyRouteComponent(() => import('../features/webhooks/webhook-page.tsx'), 'WebhookPage'),
})

// The room's first part; each part has an address of its own.
const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  beforeLoad: () => {
    throw redirect({ to: '/settings/activity', replace: true })
  },
})

const settingsActivity = createRoute({
  getParentRoute: () => shell,
  path: '/settings/activity',
  loader: ({ context }) => void context.queryClient.prefetchInfiniteQuery(activityQuery(context.deps.call)),
  component: lazyRouteComponent(() => import('../features/activity/activity-page.tsx'), 'ActivityPage'),
})

const routeTree = root.addChildren([
  login,
  onboard,
  logout,
  shell.addChildren([
    home,
    ...homeAliases,
    eventType,
    availability,
    schedule,
    scheduledEvents,
    integrations,
    integration,
    embeds,
    embed,
    checkUp,
    webhooks,
    webhook,
    settings,
    settingsActivity,
  ]),
])

export interface RouterOptions {
  deps: Deps
  queryClient: QueryClient
  history?: RouterHistory
}

export function createAppRouter({ deps, queryClient, history }: RouterOptions) {
  let shown: string | undefined
  const router = createRouter({
    routeTree,
    history,
    context: { deps, queryClient, cameFrom: () => shown },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  })
  router.subscribe('onResolved', ({ toLocation }) => {
    shown = toLocation.pathname
    if (ROOMS.some(({ path }) => path === shown)) deps.session.enterRoom(shown)
  })
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

/** The session is over: the wanted path is kept until somebody has signed in again. */
export function leaveToSignIn(router: AppRouter): void {
  const { pathname, href } = router.state.location
  if (pathname === '/login' || pathname === '/onboard' || pathname === '/logout') return
  const next = safePath(href) === '/' ? undefined : href
  void router.navigate({ to: '/login', search: { next } })
}
