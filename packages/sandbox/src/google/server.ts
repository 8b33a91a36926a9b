import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { GoogleAccount } from './account.ts'
import { newAccount } from './account.ts'
import { refuseCall } from './answers.ts'
import { answerCall, calendarRoute } from './calendar.ts'
import type { Channels } from './channels.ts'
import { newChannels } from './channels.ts'
import { diaryPage, doByHand } from './diary.ts'
import type { Faults } from './faults.ts'
import { newFaults, refusedBy } from './faults.ts'
import type { Client, OAuth } from './oauth.ts'
import { newOAuth } from './oauth.ts'

export type { GoogleEvent } from './event.ts'

export interface Google {
  /** `http://127.0.0.1:PORT`: consent, tokens and the Calendar API alike. */
  url: string
  account: GoogleAccount
  faults: Faults
  oauth: Pick<OAuth, 'revokeAll' | 'expireAccess'>
  /** Who is told of changes. */
  channels: Pick<Channels, 'all'>
  /** What was answered, in order: `freeBusy 200`. */
  answered: string[]
  close: () => Promise<void>
}

export interface GoogleOptions extends Client {
  /** Absent: any that is free. */
  port?: number
  /** Who signs in. */
  email?: string
  now?: () => number
  /** Where the addresses of channels are reached on this machine. Absent: as they are. */
  reach?: (address: string) => string
  /** Takes them without TLS as well, which the service does not. */
  takesHttp?: boolean
}

const CALENDAR = '/calendar/v3'
const SCOPE = 'https://www.googleapis.com/auth/calendar'

/** One account of Google's, its consent page and its calendars. */
export async function startGoogle({
  port = 0,
  email = 'host@gmail.example',
  now = Date.now,
  reach = (address) => address,
  takesHttp = false,
  ...client
}: GoogleOptions): Promise<Google> {
  const channels = newChannels({ now, reach })
  const account = newAccount(email, channels.changed)
  const faults = newFaults()
  const oauth = newOAuth({ client, email, now })
  const answered: string[] = []
  const server = createServer((request, response) => {
    void answer(request, response, { account, faults, oauth, answered, now, channels, takesHttp }).catch(() =>
      response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    faults,
    oauth,
    channels,
    answered,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

interface World extends Pick<Google, 'account' | 'faults' | 'answered'> {
  oauth: OAuth
  channels: Channels
  now: () => number
  takesHttp: boolean
}

async function answer(request: IncomingMessage, response: ServerResponse, world: World): Promise<void> {
  const { method = '' } = request
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://google')
  const body = await text(request)
  const form = new URLSearchParams(body)
  if (pathname === '/') {
    if (method === 'POST') return doByHand(world.account, world.faults, form, response)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    return void response.end(diaryPage(world.account, world.faults.isAny()))
  }
  if (pathname === '/o/oauth2/v2/auth')
    return method === 'POST' ? world.oauth.decide(form, response) : world.oauth.ask(query, response)
  if (method === 'POST' && pathname === '/token')
    return within(world, 'token', response, () => world.oauth.exchange(form, response))
  if (method === 'POST' && pathname === '/revoke')
    return within(world, 'revoke', response, () => world.oauth.revoke(form, response))
  const route = pathname.startsWith(CALENDAR)
    ? calendarRoute(method, pathname.slice(CALENDAR.length))
    : undefined
  if (!route) return refuseCall(response, 404, 'notFound', 'Not Found')
  within(world, route.endpoint, response, () => {
    const who = world.oauth.accessOf(request.headers.authorization)
    if (!who) return refuseCall(response, 401, 'authError', 'Invalid Credentials')
    if (!who.scopes.some((scope) => scope.startsWith(SCOPE)))
      return refuseCall(response, 403, 'insufficientPermissions', 'Insufficient Permission')
    const given = parsed(body)
    if (!given) return refuseCall(response, 400, 'parseError', 'Parse Error')
    const { calendarId, eventId } = route
    answerCall(
      route.endpoint,
      { ...world, calendarId, eventId, query, body: given, now: world.now() },
      response,
    )
  })
}

/** Unless something goes wrong there; notes what was answered. */
function within(
  { faults, answered }: World,
  endpoint: Parameters<Faults['take']>[0],
  response: ServerResponse,
  work: () => void,
): void {
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
  work()
}

function parsed(body: string): Record<string, unknown> | undefined {
  try {
    return body === '' ? {} : (JSON.parse(body) as Record<string, unknown>)
  } catch {
    return undefined
  }
}
