import type { ServerResponse } from 'node:http'
import type { CrmShown } from '../service/crm-page.ts'
import { answerCrmPage } from '../service/crm-page.ts'
import type { Faults } from '../service/faults.ts'
import { guarded, newFaults } from '../service/faults.ts'
import type { Client } from '../service/grants.ts'
import { accountOf, newGrants } from '../service/grants.ts'
import { keepIn } from '../service/kept.ts'
import type { Called } from '../service/listen.ts'
import { listen } from '../service/listen.ts'
import { newPace } from '../service/pace.ts'
import { newPlace } from '../service/place.ts'
import { answersTooLong } from '../service/too-long.ts'
import { PER_TWO_SECONDS, problem, refuse, send, tooMany } from './answers.ts'
import { answerApi } from './calls.ts'
import { newOAuth } from './oauth.ts'
import type { User } from './records.ts'
import { Company } from './records.ts'

const ENDPOINTS = ['api', 'contacts', 'meetings'] as const
/** `contacts` and `meetings`: making one. `api`: everything else. */
type Endpoint = (typeof ENDPOINTS)[number]

export interface Pipedrive {
  /** `http://127.0.0.1:PORT`, for consent, tokens and the API. */
  url: string
  company: Company
  faults: Faults<Endpoint>
  /** How long after a write a search finds it. */
  lagsBehind: (ms: number) => void
  /** Answers are 10 MB long. */
  answersAtLength: (isOn: boolean) => void
  /** The API of the company is said to be there. Absent: here. */
  movesTo: (domain: string | undefined) => void
  /** Like a person who removes the app: no token works any more, and the callback address is told. */
  uninstall: (secret?: string) => Promise<number>
  expireAccess: () => void
  /** No token works any more, and nobody is told. */
  revoke: () => void
  /** The most calls in any two seconds. */
  busiest: () => number
  /** Responses in order: `POST /api/v2/persons 200`. */
  answered: string[]
  close: () => Promise<void>
}

export interface PipedriveOptions extends Client {
  /** Addresses of the users of the company. The first consents unless another is chosen. */
  users?: readonly [string, ...string[]]
  now?: () => number
  /** Where an address of ours is reached. */
  reach?: (address: string) => string
  /** A file for its data. Absent: the data ends with the process. */
  file?: string
}

const COMPANY_ID = 8_200_001

/** One Pipedrive company: OAuth, persons, activities. https://developers.pipedrive.com/docs/api/v1 */
export async function startPipedrive(options: PipedriveOptions): Promise<Pipedrive> {
  const { users = ['host@pipedrive.example'], now = Date.now, reach = (address) => address, file } = options
  const kept = { changed: () => {} }
  const onChange = () => kept.changed()
  const grants = newGrants({ client: options, now, onChange })
  const company = new Company(now, onChange)
  const place = newPlace()
  kept.changed = keepIn(file, { grants, company, place })
  if (company.users.length === 0) for (const email of users) company.addUser(email)
  const allUsers = () => company.users as [User, ...User[]]
  const state: { lagMs: number; isLong: boolean; domain?: string | undefined; url: string } = {
    lagMs: 0,
    isLong: false,
    url: '',
  }
  const oauth = newOAuth(options, grants, allUsers, () => state.domain ?? state.url)
  const faults = newFaults<Endpoint>()
  const pace = newPace(now, 2_000, PER_TWO_SECONDS)
  const answered: string[] = []
  const seen = { isSeen: ({ add_time }: { add_time: string }) => Date.parse(add_time) + state.lagMs <= now() }

  const answer = async ({ method, path, query, headers, body }: Called, response: ServerResponse) => {
    const form = new URLSearchParams(body)
    if (path === '/') return answerCrmPage(shown(company), { method, body }, faults, ENDPOINTS, response)
    if (path === '/oauth/authorize')
      return method === 'POST' ? oauth.decide(form, response) : oauth.ask(query, response)
    if (/^\/oauth\/token\/?$/.test(path)) return oauth.exchange(headers, form, response)
    if (path === '/oauth/revoke') {
      grants.end(form.get('token') ?? '')
      return send(response, 200, { success: true })
    }
    const work = () => {
      if (!pace.take()) return tooMany(response)
      if (state.isLong) answersTooLong(response)
      const grant = grants.holderOf(headers.authorization)
      if (!grant) return problem(response, 401, 'unauthorized access')
      answerApi({ method, path, query, body }, company, accountOf(allUsers(), grant.account), seen, response)
    }
    const isNew = method === 'POST'
    const endpoint =
      isNew && path === '/api/v2/persons'
        ? 'contacts'
        : isNew && path === '/api/v2/activities'
          ? 'meetings'
          : 'api'
    return guarded({ faults, answered, refuse }, endpoint, response, work, `${method} ${path}`)
  }

  const { url, close } = await listen(answer, place.port)
  place.port = Number(new URL(url).port)
  state.url = url
  return {
    url,
    company,
    faults,
    answered,
    lagsBehind: (ms) => void (state.lagMs = ms),
    answersAtLength: (isOn) => void (state.isLong = isOn),
    movesTo: (domain) => void (state.domain = domain),
    async uninstall(secret = options.clientSecret) {
      if (secret === options.clientSecret) grants.endAll()
      const answerOf = await fetch(reach(options.redirectUris[0] ?? ''), {
        method: 'DELETE',
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(`${options.clientId}:${secret}`).toString('base64')}`,
        },
        body: JSON.stringify({
          client_id: options.clientId,
          company_id: COMPANY_ID,
          user_id: company.users[0]?.id,
          timestamp: new Date(now()).toISOString(),
        }),
      })
      return answerOf.status
    },
    expireAccess: () => grants.expireAccess(),
    revoke: () => grants.endAll(),
    busiest: pace.busiest,
    close,
  }
}

function shown(company: Company): CrmShown {
  return {
    service: 'Pipedrive',
    contacts: [...company.persons.values()].map(({ name, emails }) =>
      [name, ...emails.map(({ value }) => value)].join(' '),
    ),
    meetings: [...company.activities.values()].map(({ subject, due_date, due_time, owner_id, done }) =>
      [
        `${due_date} ${due_time}`,
        subject,
        company.users.find(({ id }) => id === owner_id)?.email ?? '',
        done ? 'done' : 'to do',
      ].join(', '),
    ),
  }
}
