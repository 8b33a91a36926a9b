import type { Api, Route } from '@scheduling/contract'
import { api } from '@scheduling/contract'
import { globSync } from 'node:fs'
import path from 'node:path'
import { markOperator } from '../features/accounts/administer.ts'
import type { TestApp } from './app.ts'
import { startTestApp } from './app.ts'
import type { Sent } from './client.ts'
import type { TestHost } from './hosts.ts'
import { addEvent, book, openAccount, PASSWORD, someAddress } from './hosts.ts'

// A request for each route that is accepted, and how to make it acceptable again after it used something up. Each
// capability has its own in `features/<name>/testing/right-requests.ts`.

type RouteKey = keyof Api

/** What a capability's `rightRequests` returns. */
export interface RightRequests {
  /** Called again after each success. */
  requests: { [Key in RouteKey]?: () => Sent }
  /** Called after each success of any route: replaces what that success used up. */
  renew?: (route: RouteKey) => Promise<void>
}

/** What the requests of all capabilities share. */
export interface World {
  app: TestApp
  /** An operator. The requests are this host's. */
  host: TestHost
  other: TestHost
  event: Awaited<ReturnType<typeof addEvent>>
  booked: Awaited<ReturnType<typeof book>>
  /** Books again if the booking was canceled. */
  bookAgain: () => Promise<void>
  signInAgain: () => Promise<void>
}

/** Nothing listens there. */
export const NOBODY = 'http://127.0.0.1:1/'
export const SPAN = { from: '2027-03-01T00:00:00Z', to: '2027-03-08T00:00:00Z' }

const START = '2027-03-01T09:00:00Z'
const FEATURES = path.resolve(import.meta.dirname, '../features')

export async function startWorld(): Promise<World> {
  // With ffmpeg, routes that need it read what they are sent.
  const app = await startTestApp({ ffmpegFolders: undefined })
  const [host, other] = [await openAccount(app), await openAccount(app)]
  await app.context.db.transaction().execute((trx) => markOperator(trx, host.accountId, true))
  const event = await addEvent(host, {
    questions: [
      { id: 'topic', type: 'text', label: 'Topic?', required: false },
      { id: 'days', type: 'multiple_options', label: 'Days?', required: false, options: ['Mon', 'Tue'] },
    ],
    window: { kind: 'indefinite' },
  })
  const world: World = {
    app,
    host,
    other,
    event,
    booked: await book(app, host, event, START),
    async bookAgain() {
      const { status } = await app.as(`Manage ${world.booked.manageToken}`).call('GET /manage')
      if (status === 'canceled') world.booked = await book(app, host, event, START)
    },
    async signInAgain() {
      const body = { email: host.me.userEmail, password: PASSWORD }
      Object.assign(host, await app.visitor.call('POST /users/login', { body, headers: someAddress() }))
      host.api = app.as(`Bearer ${host.token}`)
    },
  }
  return world
}

/** The right requests of all capabilities. Throws if a route of the contract has none. */
export async function rightRequestsIn(world: World): Promise<Required<RightRequests>> {
  const all: RightRequests[] = []
  for (const file of globSync('*/testing/right-requests.ts', { cwd: FEATURES }).toSorted()) {
    const { rightRequests } = (await import(path.join(FEATURES, file))) as {
      rightRequests: (world: World) => RightRequests | Promise<RightRequests>
    }
    all.push(await rightRequests(world))
  }
  const requests = Object.assign({}, ...all.map((each) => each.requests)) as RightRequests['requests']
  const missing = Object.keys(api).filter((key) => !(key in requests))
  if (missing.length > 0)
    throw new Error(
      `No right request for ${missing.join(', ')}: write it into features/<name>/testing/right-requests.ts`,
    )
  return {
    requests,
    async renew(route) {
      // Wrong passwords sent before must not hold up the right one.
      await world.app.context.db.deleteFrom('attempts').execute()
      for (const { renew } of all) await renew?.(route)
    },
  }
}

export function authorizationFor({ host, booked }: World, route: Route): Record<string, string> {
  if (route.auth === 'public') return {}
  return { authorization: route.auth === 'manage' ? `Manage ${booked.manageToken}` : `Bearer ${host.token}` }
}
