import { createHmac, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Fault } from '../service/faults.ts'
import { guarded, newFaults } from '../service/faults.ts'
import type { Client } from '../service/grants.ts'
import { newGrants } from '../service/grants.ts'
import { keepIn } from '../service/kept.ts'
import type { Called } from '../service/listen.ts'
import { listen } from '../service/listen.ts'
import { refuse, send } from './answers.ts'
import type { ZoomMeeting } from './meetings.ts'
import { answerApi, Meetings } from './meetings.ts'
import { newOAuth } from './oauth.ts'

export interface Zoom {
  /** `http://127.0.0.1:PORT`, for consent, tokens and the API. */
  url: string
  meetings: Map<number, ZoomMeeting>
  /** For that many API calls. Absent: until `works`. */
  fails: (fault: Fault, times?: number) => void
  works: () => void
  /** Like a person who removes the app: no token works any more, and the webhook address is told. */
  deauthorize: () => Promise<number>
  /** Whether the webhook address answers the check correctly. */
  validate: () => Promise<boolean>
  /** Responses in order: `POST /users/me/meetings 201`. */
  answered: string[]
  close: () => Promise<void>
}

export interface ZoomOptions extends Client {
  /** Signs its webhooks. */
  webhookSecret?: string
  /** The address for its webhooks. */
  webhookUrl?: () => string
  email?: string
  now?: () => number
  /** A file for its data. Absent: the data ends with the process. */
  file?: string
}

const USER = {
  id: 'KDcuGIm1QgePTO8WbOqwIQ',
  account_id: 'gsYzhuLBQmeWOfdgs9ZtYQ',
  type: 2,
  timezone: 'Europe/Berlin',
}

/** One Zoom account: OAuth, meetings, webhooks. https://developers.zoom.us/docs/api/ */
export async function startZoom(options: ZoomOptions): Promise<Zoom> {
  const { email = 'host@zoom.example', now = Date.now, webhookSecret = '', webhookUrl, file } = options
  const kept = { changed: () => {} }
  const onChange = () => kept.changed()
  const grants = newGrants({ client: options, now, onChange })
  const meetings = new Meetings(onChange)
  kept.changed = keepIn(file, { grants, meetings })
  const oauth = newOAuth(options, grants, email)
  const faults = newFaults<'api'>()
  const answered: string[] = []

  const answer = async ({ method, path, query, headers, body }: Called, response: ServerResponse) => {
    const form = new URLSearchParams(body)
    if (path === '/oauth/authorize')
      return method === 'POST' ? oauth.decide(form, response) : oauth.ask(query, response)
    if (path === '/oauth/token') return oauth.exchange(headers, form, response)
    if (path === '/oauth/revoke') return send(response, 200, { status: 'success' })
    const call = { method, path: path.replace('/v2', ''), body }
    return guarded(
      { faults, answered, refuse },
      'api',
      response,
      () => {
        if (grants.holderOf(headers.authorization)) answerApi(call, { ...USER, email }, meetings, response)
        else send(response, 401, { code: 124, message: 'Invalid access token.' })
      },
      `${method} ${call.path}`,
    )
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

  const { url, close } = await listen(answer)
  return {
    url,
    meetings,
    answered,
    fails: (fault, times) => faults.begin('api', fault, times),
    works: () => faults.end(),
    async deauthorize() {
      grants.endAll()
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
    close,
  }
}
