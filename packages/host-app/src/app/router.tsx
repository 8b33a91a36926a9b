import type { QueryClient } from '@tanstack/react-query'
import { createRouter, Outlet } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import type { Deps } from '../data/deps.ts'
import type { Speech } from '../language/speech.ts'
import { menuPathOf, safePath } from '../shell/navigation.ts'
import { ShellPending } from './shell-pending.tsx'
import { PlainFrame } from './plain-frame.tsx'
import { Shell } from './shell.tsx'
import { plain, root, shell } from '../shell/frame.ts'
import { ROOMS } from './rooms.ts'
import { RouteError, RouteNotFound, RoutePending } from './route-states.tsx'
import { parseSearch, stringifySearch } from './search-text.ts'

root.update({ component: Outlet, notFoundComponent: RouteNotFound })
plain.update({ component: PlainFrame, pendingComponent: RoutePending })
shell.update({ component: Shell, pendingComponent: ShellPending, pendingMs: 0 })

type AnyRoom = (typeof ROOMS)[number]
type OpenRoute = Extract<AnyRoom, { open: unknown }>['open'][number]
type PlainRoute = Extract<AnyRoom, { plain: unknown }>['plain'][number]
type InnerRoute = Extract<AnyRoom, { routes: unknown }>['routes'][number]

const routeTree = root.addChildren([
  ...ROOMS.flatMap((room): readonly OpenRoute[] => ('open' in room ? room.open : [])),
  plain.addChildren(ROOMS.flatMap((room): readonly PlainRoute[] => ('plain' in room ? room.plain : []))),
  shell.addChildren(ROOMS.flatMap((room): readonly InnerRoute[] => ('routes' in room ? room.routes : []))),
])

export interface RouterOptions {
  deps: Deps
  queryClient: QueryClient
  speech: Speech
  history?: RouterHistory
}

export function createAppRouter({ deps, queryClient, speech, history }: RouterOptions) {
  let shown = deps.document.cameFrom
  const router = createRouter({
    routeTree,
    history,
    context: { deps, queryClient, speech, rooms: ROOMS, cameFrom: () => shown },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: RoutePending,
    // The frame is drawn before its data. Show data as soon as it arrives, not half a second later.
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
  })
  router.subscribe('onResolved', ({ toLocation }) => {
    shown = toLocation.pathname
    // Not the answer of a provider, which has a window of its own.
    const isRoom = router.state.matches.some(({ routeId }) => routeId === shell.id || routeId === plain.id)
    const menuPath = isRoom && menuPathOf(ROOMS, shown)
    if (menuPath && deps.session.token()) deps.session.keepMenuPath(menuPath)
  })
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

/** The session is over. Remembers the wanted path until somebody signs in again. */
export function leaveToSignIn(router: AppRouter): void {
  const { pathname, href } = router.state.location
  if (pathname === '/login' || pathname === '/onboard' || pathname === '/logout') return
  const next = safePath(href) === '/' ? undefined : href
  void router.navigate({ to: '/login', search: { next } })
}
