import type { Call, Me } from '@scheduling/contract'
import type { HostCatalog } from '@scheduling/messages/host'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import type { Deps } from '../data/deps.ts'
import { ME, meQuery } from '../data/me.ts'
import { isShutOut } from '../data/plans/plan-rules.ts'
import { reaches } from '../data/acting/reach.ts'
import type { Speech } from '../language/speech.ts'
import { switchDocument } from './document-policy.ts'
import { ownAccountAt, reachedRooms, wayOut } from './reached-rooms.ts'
import type { Room } from './room.ts'

export interface RouterContext {
  deps: Deps
  queryClient: QueryClient
  speech: Speech
  rooms: readonly Room[]
  /** The path shown before this one; undefined on arrival. */
  cameFrom: () => string | undefined
}

/** Parent of the rooms for everybody. `router.tsx` defines the frame around them. */
export const root = createRootRouteWithContext<RouterContext>()({ beforeLoad: switchDocument })

/** What is known before a room is shown. */
export interface Entering {
  context: RouterContext
  location: ParsedLocation
}

const signedIn = {
  beforeLoad: ({ context, location }: Entering) => {
    if (context.deps.session.token()) {
      const me = context.queryClient.getQueryData<Me>(ME)
      if (me) leadToReach(context, me, location.pathname)
      return
    }
    const next = location.href === '/' ? undefined : location.href
    throw redirect({ to: '/login', search: { next } })
  },
  loader: async ({ context, location }: Entering) => {
    const me = await context.queryClient.ensureQueryData(meQuery(context.deps.call))
    leadToReach(context, me, location.pathname)
    return me
  },
}

/** Parent of the rooms for signed-in hosts. */
export const shell = createRoute({ getParentRoute: () => root, id: 'shell', ...signedIn })

/** Parent of the rooms without navigation (specification, section 2). */
export const plain = createRoute({ getParentRoute: () => root, id: 'plain', ...signedIn })

/** For rooms below `root` that still require signing in. */
export async function leadAway({ context, location }: Entering): Promise<void> {
  const me = await context.queryClient.ensureQueryData(meQuery(context.deps.call))
  // These rooms are about the person's own account.
  if (me.organization) throw redirect({ href: ownAccountAt(location.href), replace: true })
  leadToReach(context, me, location.pathname)
}

/** For rooms below `root` that ask for a sign-in in place. */
export async function leadWhenSignedIn({ context, location }: Entering): Promise<void> {
  if (!context.deps.session.token()) return
  leadToReach(
    context,
    await context.queryClient.ensureQueryData(meQuery(context.deps.call)),
    location.pathname,
  )
}

/** The rooms that the signed-in person sees. */
export async function seenRooms({ deps, queryClient, rooms }: RouterContext): Promise<readonly Room[]> {
  return reachedRooms(rooms, await queryClient.ensureQueryData(meQuery(deps.call)))
}

/** Leads away from what the role does not show, or what needs a plan. */
function leadToReach({ rooms }: Pick<RouterContext, 'rooms'>, me: Me, pathname: string): void {
  const href = wayOut(rooms, me, pathname)
  if (href) throw redirect({ href, replace: true })
  // Who cannot pay would be led back from there.
  if (reaches(me, 'pay') && isShutOut(me, pathname)) throw redirect({ href: '/upgrade', replace: true })
}

/** A query of a room; its result does not matter here. */
type Question = (call: Call) => { queryKey: QueryKey }

/**
 * A route's loader. It loads the texts and starts the queries while the code is loading. Nobody waits for the
 * results.
 */
export function first(texts: readonly HostCatalog[], ...questions: readonly Question[]) {
  return async ({ context: { deps, queryClient, speech } }: { context: RouterContext }): Promise<void> => {
    for (const question of questions) void queryClient.prefetchQuery(question(deps.call))
    await speech.learn(texts)
  }
}
