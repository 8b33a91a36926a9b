import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Diary } from '../service/diary.ts'
import { answerDiary } from '../service/diary.ts'
import type { Faults, Refusal } from '../service/faults.ts'
import { guarded, newFaults } from '../service/faults.ts'
import { keepIn } from '../service/kept.ts'
import type { Called } from '../service/listen.ts'
import { listen } from '../service/listen.ts'
import { newPlace } from '../service/place.ts'
import type { DavAccount } from './account.ts'
import { keyOf, newAccount, newColleague } from './account.ts'
import { answerDav } from './answer.ts'
import type { Endpoint } from './diary.ts'
import { diaryOf } from './diary.ts'
import { sendPublished } from './published.ts'
import { ROOT } from './resources.ts'

export interface Caldav {
  /** `http://127.0.0.1:PORT` */
  url: string
  account: DavAccount
  /** With those of colleagues. Their user names choose among them. */
  accounts: readonly DavAccount[]
  /** The read-only address of the first calendar. */
  publishedAt: string
  faults: Faults<Endpoint>
  /** Like the owner in the account's settings: the old password stops working. */
  changePassword: () => void
  /** Whether the first calendar is published. */
  publish: (isPublished: boolean) => void
  /** Responses in order: `PROPFIND 207`. */
  answered: string[]
  close: () => Promise<void>
}

export interface CaldavOptions {
  /** Of everybody. */
  password?: string
  /** Addresses of further accounts, each with one calendar. */
  colleagues?: readonly string[]
  /** A file for its data and its port. Absent: both end with the process. */
  file?: string | undefined
}

const WRITING = ['PUT', 'DELETE']
const KNOWN_PLACE = '/.well-known/caldav'
const PUBLISHED = '/published/trial-0e1f5c2a/personal.ics'
const REFUSALS: Record<Refusal, number> = {
  unauthorized: 401,
  forbidden: 403,
  // RFC 4918, 11.5
  quota: 507,
  rate_limited: 429,
  unavailable: 503,
}

interface World extends Pick<Caldav, 'account' | 'accounts' | 'faults' | 'answered'> {
  diary: Diary
  refuse: typeof refuse
}

/**
 * Accounts on a calendar server, like those of cloud services and companies. The first calendar of the first is also
 * published.
 */
export async function startCaldav({
  password = 'app-password',
  colleagues = [],
  file,
}: CaldavOptions = {}): Promise<Caldav> {
  const kept = { changed: () => {} }
  const onChange = () => kept.changed()
  const account = newAccount(password, onChange)
  const others = colleagues.map((email) => newColleague(email, password, onChange))
  const accounts = [account, ...others]
  account.published = PUBLISHED
  const place = newPlace()
  const calendars = [
    ...account.calendars.map(({ id, events }) => [id, events] as const),
    ...others.flatMap((other) =>
      other.calendars.map((calendar) => [keyOf(other, calendar), calendar.events] as const),
    ),
  ]
  kept.changed = keepIn(file, { place, ...Object.fromEntries(calendars) })
  const faults = newFaults<Endpoint>()
  const answered: string[] = []
  const world = { account, accounts, faults, answered, refuse, diary: diaryOf(accounts, faults) }
  const { url, close } = await listen((called, response) => answer(called, response, world), place.port)
  place.port = Number(new URL(url).port)
  kept.changed()
  return {
    url,
    account,
    accounts,
    publishedAt: `${url}${PUBLISHED}`,
    faults,
    changePassword: () => (account.password = randomUUID()),
    publish: (isPublished) => (account.published = isPublished ? PUBLISHED : undefined),
    answered,
    close,
  }
}

async function answer(called: Called, response: ServerResponse, world: World): Promise<void> {
  const { method, path } = called
  const { account, accounts, diary } = world
  const [main] = account.calendars
  if (path === '/' && /^(GET|POST)$/.test(method)) return answerDiary(diary, called, response)
  // RFC 6764, 5
  if (path === KNOWN_PLACE) return void response.writeHead(301, { location: ROOT }).end()
  if (path === account.published && main)
    return guarded(world, 'published', response, () => sendPublished(main, called, response), 'published')
  if (!path.startsWith(ROOT)) return void response.writeHead(method === 'GET' ? 404 : 405).end()
  const endpoint = WRITING.includes(method) ? 'writing' : 'reading'
  return guarded(
    world,
    endpoint,
    response,
    () => {
      const caller = callerIn(accounts, called)
      if (!caller) return refuse('unauthorized', endpoint, response)
      answerDav(caller, called, response)
    },
    method,
  )
}

/** The account whose user name or address, and password, are given. */
function callerIn(accounts: readonly DavAccount[], { headers }: Called): DavAccount | undefined {
  const given = Buffer.from(/^Basic (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '', 'base64').toString()
  return accounts.find(({ user, email, password }) =>
    [user, email].some((name) => given === `${name}:${password}`),
  )
}

function refuse(refusal: Refusal, _endpoint: Endpoint, response: ServerResponse): void {
  if (refusal === 'unauthorized') response.setHeader('www-authenticate', 'Basic realm="calendars"')
  if (refusal === 'rate_limited') response.setHeader('retry-after', '30')
  response.writeHead(REFUSALS[refusal]).end()
}
