import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { CrmShown } from '../service/crm-page.ts'
import { answerCrmPage } from '../service/crm-page.ts'
import type { Faults } from '../service/faults.ts'
import { guarded, newFaults } from '../service/faults.ts'
import type { Client } from '../service/grants.ts'
import { newGrants } from '../service/grants.ts'
import { keepIn } from '../service/kept.ts'
import type { Called } from '../service/listen.ts'
import { listen } from '../service/listen.ts'
import { newPlace } from '../service/place.ts'
import { newPace } from '../service/pace.ts'
import { answersTooLong } from '../service/too-long.ts'
import { inputsFailed, PER_TEN_SECONDS, problem, refuse, send, tooMany } from './answers.ts'
import { answerApi } from './calls.ts'
import type { ContactActions } from './contact-actions.ts'
import { contactForm, newContactActions } from './contact-actions.ts'
import type { Owner } from './objects.ts'
import { Portal } from './objects.ts'
import { newOAuth } from './oauth.ts'

const ENDPOINTS = ['api', 'contacts', 'meetings'] as const
/** `contacts` and `meetings`: making one. `api`: everything else. */
type Endpoint = (typeof ENDPOINTS)[number]
type FailingInputs = 'batches' | 'calls'

export interface HubSpot {
  /** `http://127.0.0.1:PORT`, for consent, tokens and the API. */
  url: string
  portal: Portal
  faults: Faults<Endpoint>
  /** How long after a write a search, or a look by address, finds it. */
  lagsBehind: (ms: number) => void
  /** Inputs fail, though the status is a success: 207 of batches, 200 of other calls of the endpoint `api`. */
  failsInputs: (of: FailingInputs | undefined) => void
  /** Answers are 10 MB long. */
  answersAtLength: (isOn: boolean) => void
  /** Like a person who removes the app: no token works any more. */
  uninstall: () => void
  expireAccess: () => void
  /** Calls the app's address, signed. Answers the status. `at`: ms, now unless given. */
  tell: (events: readonly object[], signing?: { secret?: string; at?: number }) => Promise<number>
  /** The most calls in any ten seconds. */
  busiest: () => number
  /** Responses in order: `POST /crm/v3/objects/contacts 201`. */
  answered: string[]
  close: () => Promise<void>
}

export interface HubSpotOptions extends Client {
  /** Addresses of the users of the account. The first consents unless another is chosen. */
  users?: readonly [string, ...string[]]
  now?: () => number
  /** The app's address for events, as it is registered, and where it is reached. */
  webhook?: () => { url: string; reachedAt: string }
  /** A file for its data. Absent: the data ends with the process. */
  file?: string
}

const HUB_ID = 4_711_001

/** One HubSpot account: OAuth, contacts, meetings. https://developers.hubspot.com/docs/api/overview */
export async function startHubSpot(options: HubSpotOptions): Promise<HubSpot> {
  const { users = ['host@hubspot.example'], now = Date.now, file } = options
  const kept = { changed: () => {} }
  const onChange = () => kept.changed()
  const grants = newGrants({ client: options, now, onChange })
  const portal = new Portal(now, onChange)
  const place = newPlace()
  kept.changed = keepIn(file, { grants, portal, place })
  if (portal.owners.length === 0) for (const email of users) portal.addOwner(email)
  const oauth = newOAuth(options, grants, HUB_ID, () => portal.owners as [Owner, ...Owner[]])
  const faults = newFaults<Endpoint>()
  const pace = newPace(now, 10_000, PER_TEN_SECONDS)
  const answered: string[] = []
  const state: { lagMs: number; isLong: boolean; failing?: FailingInputs | undefined } = {
    lagMs: 0,
    isLong: false,
  }
  const seen = {
    isSeen: ({ createdAt }: { createdAt: string }) => Date.parse(createdAt) + state.lagMs <= now(),
  }

  const answer = async ({ method, path, query, headers, body }: Called, response: ServerResponse) => {
    const form = new URLSearchParams(body)
    if (path === '/')
      return answerCrmPage(shown(portal, actions), { method, body }, faults, ENDPOINTS, response)
    if (path === '/oauth/authorize')
      return method === 'POST' ? oauth.decide(form, response) : oauth.ask(query, response)
    if (path === '/oauth/v1/token' || path === '/oauth/v3/token') return oauth.exchange(form, response)
    if (path === '/oauth/v3/token/revoke') {
      grants.end(form.get('token') ?? '')
      return send(response, 200, {})
    }
    const [, kind] = /^\/crm\/v3\/objects\/(contacts|meetings)$/.exec(path) ?? []
    const endpoint = kind === 'contacts' || kind === 'meetings' ? kind : 'api'
    const work = () => {
      if (!pace.take()) return tooMany(response, 'TEN_SECONDLY_ROLLING')
      if (state.isLong) answersTooLong(response)
      if (!grants.holderOf(headers.authorization))
        return problem(response, 401, 'INVALID_AUTHENTICATION', 'Authentication credentials not found.')
      const isBatch = path.includes('/batch/')
      if (endpoint === 'api' && state.failing === (isBatch ? 'batches' : 'calls'))
        return inputsFailed(response, isBatch ? 207 : 200)
      answerApi({ method, path, query, body }, portal, seen, response)
    }
    return guarded({ faults, answered, refuse }, endpoint, response, work, `${method} ${path}`)
  }

  const tell: HubSpot['tell'] = async (events, { secret = options.clientSecret, at = now() } = {}) => {
    const { url: address, reachedAt } = options.webhook?.() ?? { url: '', reachedAt: '' }
    const body = JSON.stringify(events.map((event) => ({ portalId: HUB_ID, appId: 1, ...event })))
    const { status } = await fetch(reachedAt, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-hubspot-request-timestamp': String(at),
        'x-hubspot-signature-v3': signatureOf(secret, 'POST', address, body, at),
      },
      body,
    })
    return status
  }
  const actions = newContactActions(portal, tell, now)

  const { url, close } = await listen(answer, place.port)
  place.port = Number(new URL(url).port)
  return {
    url,
    portal,
    faults,
    answered,
    lagsBehind: (ms) => void (state.lagMs = ms),
    failsInputs: (of) => void (state.failing = of),
    answersAtLength: (isOn) => void (state.isLong = isOn),
    uninstall: () => grants.endAll(),
    expireAccess: () => grants.expireAccess(),
    tell,
    busiest: pace.busiest,
    close,
  }
}

/** Version 3: https://developers.hubspot.com/docs/api/webhooks/validating-requests */
export function signatureOf(secret: string, method: string, url: string, body: string, at: number): string {
  return createHmac('sha256', secret).update(`${method}${url}${body}${at}`).digest('base64')
}

function shown(portal: Portal, { perform, sent }: ContactActions): CrmShown {
  return {
    actions: { forms: [...portal.contacts.values()].map((each) => contactForm(each, portal)), perform, sent },
    service: 'HubSpot',
    contacts: [...portal.contacts.values()].map(({ properties }) =>
      [properties.firstname, properties.lastname, properties.email].filter(Boolean).join(' '),
    ),
    meetings: [...portal.meetings.values()].map(({ properties }) =>
      [
        properties.hs_meeting_start_time,
        properties.hs_meeting_title,
        properties.hs_meeting_outcome,
        portal.owners.find(({ id }) => id === properties.hubspot_owner_id)?.email,
      ]
        .filter(Boolean)
        .join(', '),
    ),
  }
}
