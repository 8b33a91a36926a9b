import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { escaped, page } from '../page.ts'

export interface ZoomMeeting {
  id: number
  topic: string
  type: number
  start_time: string
  duration: number
  agenda: string
  join_url: string
}

export type ZoomFault = 'unauthorised' | 'forbidden' | 'rate_limited' | 'unavailable' | 'garbled' | 'dropped'

export interface Zoom {
  /** `http://127.0.0.1:PORT`: consent, tokens and the API alike. */
  url: string
  meetings: Map<number, ZoomMeeting>
  /** For so many calls of the API; absent: until `works`. */
  fails: (fault: ZoomFault, times?: number) => void
  works: () => void
  /** As somebody does who removes the app: no token is good any more, and the address is told. */
  deauthorise: () => Promise<number>
  /** Whether the address answers what it is asked with. */
  validate: () => Promise<boolean>
  /** What was answered, in order: `POST /users/me/meetings 201`. */
  answered: string[]
  close: () => Promise<void>
}

export interface ZoomOptions {
  clientId: string
  clientSecret: string
  redirectUris: readonly string[]
  /** Signs what it says by itself. */
  webhookSecret?: string
  /** Where it says it. */
  webhookUrl?: () => string
  email?: string
  now?: () => number
}

const USER = {
  id: 'KDcuGIm1QgePTO8WbOqwIQ',
  account_id: 'gsYzhuLBQmeWOfdgs9ZtYQ',
  type: 2,
  timezone: 'Europe/Berlin',
}
const ACCESS_SECONDS = 3_599

/** One account of Zoom's: OAuth, meetings, webhooks. https://developers.zoom.us/docs/api/ */
export async function startZoom(options: ZoomOptions): Promise<Zoom> {
  const { email = 'host@zoom.example', now = Date.now, webhookSecret = '', webhookUrl } = options
  const codes = new Map<string, { redirectUri: string; challenge: string }>()
  const accesses = new Map<string, number>()
  // One at a time: each refresh ends the one before.
  const refreshes = new Set<string>()
  const meetings = new Map<number, ZoomMeeting>()
  const answered: string[] = []
  const failing: { fault?: ZoomFault; left: number } = { left: 0 }

  const newTokens = () => {
    const [access, refresh] = [randomBytes(24).toString('base64url'), randomBytes(24).toString('base64url')]
    accesses.set(access, now() + ACCESS_SECONDS * 1_000)
    refreshes.add(refresh)
    return {
      access_token: access,
      token_type: 'bearer',
      refresh_token: refresh,
      expires_in: ACCESS_SECONDS,
      scope: 'meeting:write:meeting meeting:update:meeting meeting:delete:meeting user:read:user',
    }
  }
  const exchange = (request: IncomingMessage, form: URLSearchParams, response: ServerResponse) => {
    const basic = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64')
    if (request.headers.authorization !== `Basic ${basic}`)
      return send(response, 401, { reason: 'Invalid client_id or client_secret', error: 'invalid_client' })
    if (form.get('grant_type') === 'refresh_token') {
      if (!refreshes.delete(form.get('refresh_token') ?? ''))
        return send(response, 400, { reason: 'Invalid Token!', error: 'invalid_grant' })
      return send(response, 200, newTokens())
    }
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const digest = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!code || code.redirectUri !== form.get('redirect_uri') || code.challenge !== digest)
      return send(response, 400, { reason: 'Invalid authorization code', error: 'invalid_grant' })
    send(response, 200, newTokens())
  }
  const decide = (form: URLSearchParams, response: ServerResponse) => {
    const redirectUri = form.get('redirect_uri') ?? ''
    if (form.get('client_id') !== options.clientId || !options.redirectUris.includes(redirectUri))
      return void response.writeHead(400).end('Invalid redirect (4700)')
    const target = new URL(redirectUri)
    target.searchParams.set('state', form.get('state') ?? '')
    if (form.get('decision') === 'allow') {
      const code = randomBytes(18).toString('base64url')
      codes.set(code, { redirectUri, challenge: form.get('code_challenge') ?? '' })
      target.searchParams.set('code', code)
    } else target.searchParams.set('error', 'access_denied')
    response.writeHead(302, { location: target.href }).end()
  }
  const answerApi = (method: string, path: string, body: string, response: ServerResponse) => {
    if (method === 'GET' && path === '/users/me') return send(response, 200, { ...USER, email })
    if (method === 'GET' && path === '/users/me/meetings')
      return send(response, 200, { page_size: 300, meetings: [...meetings.values()] })
    if (method === 'POST' && path === '/users/me/meetings') {
      const asked = JSON.parse(body) as Partial<ZoomMeeting>
      const isWhole = asked.type === 2 && !Number.isNaN(Date.parse(asked.start_time ?? '')) && asked.duration
      if (!isWhole) return send(response, 400, { code: 300, message: 'Validation Failed.' })
      // Beyond what 32 bits hold.
      const id = randomInt(80_000_000_000, 89_999_999_999)
      const made = {
        ...(asked as ZoomMeeting),
        id,
        join_url: `https://zoom.us/j/${id}?pwd=${randomBytes(8).toString('hex')}`,
      }
      meetings.set(id, made)
      return send(response, 201, { uuid: randomBytes(16).toString('base64'), host_email: email, ...made })
    }
    const id = Number(/^\/meetings\/(\d+)$/.exec(path)?.[1])
    const known = meetings.get(id)
    if (!known) return send(response, 404, { code: 3001, message: `Meeting does not exist: ${id}.` })
    if (method === 'PATCH') meetings.set(id, { ...known, ...(JSON.parse(body) as object) })
    else if (method === 'DELETE') meetings.delete(id)
    else return send(response, 200, known)
    response.writeHead(204).end()
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', headers } = request
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://zoom')
    const body = await text(request)
    if (pathname === '/oauth/authorize')
      return method === 'POST'
        ? decide(new URLSearchParams(body), response)
        : void response
            .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
            .end(consentPage(searchParams, email))
    if (pathname === '/oauth/token') return exchange(request, new URLSearchParams(body), response)
    if (pathname === '/oauth/revoke') return send(response, 200, { status: 'success' })
    response.once('finish', () =>
      answered.push(`${method} ${pathname.replace('/v2', '')} ${response.statusCode}`),
    )
    const fault = failing.left > 0 ? failing.fault : undefined
    failing.left--
    if (refusedBy(fault, response)) return
    const until = accesses.get(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '')
    if (until === undefined || until <= now())
      return send(response, 401, { code: 124, message: 'Invalid access token.' })
    if (fault === 'dropped') {
      response.end = () => {
        response.destroy()
        return response
      }
    }
    answerApi(method, pathname.replace('/v2', ''), body, response)
  }
  const say = async (event: string, payload: object) => {
    const body = JSON.stringify({ event, event_ts: now(), payload })
    const timestamp = String(Math.floor(now() / 1_000))
    const signature = createHmac('sha256', webhookSecret).update(`v0:${timestamp}:${body}`).digest('hex')
    return fetch(webhookUrl?.() ?? '', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-zm-request-timestamp': timestamp,
        'x-zm-signature': `v0=${signature}`,
      },
      body,
    })
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    meetings,
    answered,
    fails: (fault, times = Infinity) => Object.assign(failing, { fault, left: times }),
    works: () => Object.assign(failing, { left: 0 }),
    async deauthorise() {
      accesses.clear()
      refreshes.clear()
      const { id: user_id, account_id } = USER
      return (await say('app_deauthorized', { user_id, account_id, client_id: options.clientId })).status
    },
    async validate() {
      const plainToken = randomBytes(16).toString('base64url')
      const given = (await (await say('endpoint.url_validation', { plainToken })).json()) as Record<
        string,
        string
      >
      const encryptedToken = createHmac('sha256', webhookSecret).update(plainToken).digest('hex')
      return given.plainToken === plainToken && given.encryptedToken === encryptedToken
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** False where the call is to be done all the same. */
function refusedBy(fault: ZoomFault | undefined, response: ServerResponse): boolean {
  switch (fault) {
    case undefined:
    case 'dropped':
      return false
    case 'unauthorised':
      send(response, 401, { code: 124, message: 'Access token is expired.' })
      return true
    case 'forbidden':
      send(response, 403, { code: 200, message: 'No permission.' })
      return true
    case 'rate_limited':
      send(response, 429, { code: 429, message: 'You have reached the maximum per-second rate limit.' })
      return true
    case 'unavailable':
      send(response, 503, { code: 503, message: 'Service unavailable' })
      return true
    case 'garbled':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":8')
      return true
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' })
  response.end(JSON.stringify(body))
}

function consentPage(query: URLSearchParams, email: string): string {
  const kept = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  return page(
    'Sandbox: sign in',
    `<small>This is a stand-in on this machine, not Zoom.</small><h1>Allow access to ${escaped(email)}?</h1>
<form method="post" action="/oauth/authorize">${kept.join('')}
<p><button name="decision" value="allow">Allow</button> <button name="decision" value="deny">Decline</button></p></form>`,
  )
}
