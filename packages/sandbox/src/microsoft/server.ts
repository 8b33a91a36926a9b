import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { MicrosoftAccount } from './account.ts'
import { newAccount } from './account.ts'
import { refuseCall } from './answers.ts'
import type { Endpoint, Faults } from './faults.ts'
import { newFaults, refusedBy } from './faults.ts'
import { answerGraph, graphRoute } from './graph.ts'
import type { Client, OAuth } from './oauth.ts'
import { newOAuth } from './oauth.ts'
import type { Subscriptions } from './subscriptions.ts'
import { newSubscriptions } from './subscriptions.ts'

export interface Microsoft {
  /** `http://127.0.0.1:PORT`: consent, tokens and the Graph alike. */
  url: string
  account: MicrosoftAccount
  faults: Faults
  oauth: Pick<OAuth, 'revokeAll' | 'expireAccess'>
  subscriptions: Pick<Subscriptions, 'all'>
  /** What was answered, in order: `calendarView 200`. */
  answered: string[]
  close: () => Promise<void>
}

export interface MicrosoftOptions extends Client {
  /** Who signs in. */
  email?: string
  now?: () => number
  /** Where the addresses of subscriptions are reached on this machine. Absent: as they are. */
  reach?: (address: string) => string
  /** Takes them without TLS as well, which the service does not. */
  takesHttp?: boolean
}

const TENANT = /^\/(common|organizations|consumers)\/oauth2\/v2\.0\/(authorize|token)$/

/** One account of Microsoft's, its consent page and its calendars. */
export async function startMicrosoft({
  email = 'host@outlook.example',
  now = Date.now,
  reach = (address) => address,
  takesHttp = false,
  ...client
}: MicrosoftOptions): Promise<Microsoft> {
  const subscriptions = newSubscriptions({ now, reach })
  const account = newAccount(email, subscriptions.changed)
  const faults = newFaults()
  const oauth = newOAuth({ client, email, now })
  const answered: string[] = []
  const world = { account, faults, oauth, subscriptions, answered, now, takesHttp, origin: '' }
  const server = createServer((request, response) => {
    void answer(request, response, world).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  world.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: world.origin,
    account,
    faults,
    oauth,
    subscriptions,
    answered,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

interface World {
  account: MicrosoftAccount
  faults: Faults
  oauth: OAuth
  subscriptions: Subscriptions
  answered: string[]
  now: () => number
  takesHttp: boolean
  origin: string
}

async function answer(request: IncomingMessage, response: ServerResponse, world: World): Promise<void> {
  const { method = '' } = request
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://microsoft')
  const body = await text(request)
  const [, , address] = TENANT.exec(pathname) ?? []
  if (address === 'token')
    return within(world, 'token', response, () => world.oauth.exchange(new URLSearchParams(body), response))
  if (address === 'authorize')
    return method === 'POST'
      ? world.oauth.decide(new URLSearchParams(body), response)
      : world.oauth.ask(query, response)
  const route = pathname.startsWith('/v1.0') ? graphRoute(method, pathname.slice('/v1.0'.length)) : undefined
  if (!route) return refuseCall(response, 404, 'BadRequest', 'Resource not found for the segment')
  await within(world, route.endpoint, response, async () => {
    const scopes = world.oauth.scopesOf(request.headers.authorization)
    if (!scopes) return refuseCall(response, 401, 'InvalidAuthenticationToken', 'Access token is empty.')
    if (!scopes.includes('Calendars.ReadWrite'))
      return refuseCall(response, 403, 'ErrorAccessDenied', 'Access is denied.')
    const given = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>)
    await answerGraph(route.endpoint, { ...world, ...route, query, body: given, now: world.now() }, response)
  })
}

/** Unless something goes wrong there; notes what was answered. */
async function within(
  { faults, answered }: World,
  endpoint: Endpoint,
  response: ServerResponse,
  work: () => void | Promise<void>,
): Promise<void> {
  const fault = faults.take(endpoint)
  response.once('finish', () => answered.push(`${endpoint} ${response.statusCode}`))
  if (refusedBy(fault, endpoint, response)) return
  if (fault === 'dropped') {
    // Done, and nobody hears of it.
    response.end = () => {
      response.destroy()
      return response
    }
  }
  await work()
}
