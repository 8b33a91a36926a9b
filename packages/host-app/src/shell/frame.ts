import type { Call, Me } from '@scheduling/contract'
import type { HostCatalogue } from '@scheduling/messages/host'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import type { Deps } from '../data/deps.ts'
import { ME, meQuery } from '../data/me.ts'
import { isShutOut } from '../data/plan-rules.ts'
import type { Speech } from '../language/speech.ts'
import { crossBorder } from './border.ts'
import type { Room } from './room.ts'

export interface RouterContext {
  deps: Deps
  queryClient: QueryClient
  speech: Speech
  rooms: readonly Room[]
  /** The path shown before this one; undefined on arrival. */
  cameFrom: () => string | undefined
}

/** Rooms for everybody hang below this one. What is drawn around them is said in `router.tsx`. */
export const root = createRootRouteWithContext<RouterContext>()({ beforeLoad: crossBorder })

/** What is known before a room is shown. */
export interface Entering {
  context: RouterContext
  location: ParsedLocation
}

const signedIn = {
  beforeLoad: ({ context, location }: Entering) => {
    if (context.deps.session.token()) {
      const me = context.queryClient.getQueryData<Me>(ME)
      if (me) leadToUpgrade(me, location.pathname)
      return
    }
    const next = location.href === '/' ? undefined : location.href
    throw redirect({ to: '/login', search: { next } })
  },
  loader: async ({ context, location }: Entering) => {
    const me = await context.queryClient.ensureQueryData(meQuery(context.deps.call))
    leadToUpgrade(me, location.pathname)
    return me
  },
}

/** Rooms for who is signed in hang below this one. */
export const shell = createRoute({ getParentRoute: () => root, id: 'shell', ...signedIn })

/** Those that stand without the navigation (specification, section 2). */
export const plain = createRoute({ getParentRoute: () => root, id: 'plain', ...signedIn })

/** For rooms that hang below `root` and are for who is signed in all the same. */
export async function leadAway({ context, location }: Entering): Promise<void> {
  const me = await context.queryClient.ensureQueryData(meQuery(context.deps.call))
  leadToUpgrade(me, location.pathname)
}

function leadToUpgrade(me: Me, pathname: string): void {
  if (isShutOut(me, pathname)) throw redirect({ href: '/upgrade', replace: true })
}

/** One of the queries of a room; its answer is of no interest here. */
type Question = (call: Call) => { queryKey: QueryKey }

/**
 * The loader of a route that learns what it says and asks for what it shows, while its code comes. Nobody waits for the
 * answers.
 */
export function first(texts: readonly HostCatalogue[], ...questions: readonly Question[]) {
  return async ({ context: { deps, queryClient, speech } }: { context: RouterContext }): Promise<void> => {
    for (const question of questions) void queryClient.prefetchQuery(question(deps.call))
    await speech.learn(texts)
  }
}
