import type { ServerResponse } from 'node:http'
import type { Diary } from '../service/diary.ts'
import { answerDiary } from '../service/diary.ts'
import type { Faults } from '../service/faults.ts'
import { guarded, newFaults } from '../service/faults.ts'
import type { Client, Grants } from '../service/grants.ts'
import { accountOf, newGrants } from '../service/grants.ts'
import { keepIn } from '../service/kept.ts'
import type { Called } from '../service/listen.ts'
import { listen } from '../service/listen.ts'
import type { Notices } from '../service/notices.ts'
import { newNotices } from '../service/notices.ts'
import type { MicrosoftAccount } from './account.ts'
import { newAccount, newColleague } from './account.ts'
import { refuse, refuseCall } from './answers.ts'
import { diaryOf } from './diary.ts'
import type { Endpoint } from './endpoints.ts'
import { answerGraph, graphRoute } from './graph.ts'
import type { OAuth } from './oauth.ts'
import { newOAuth } from './oauth.ts'
import type { Subscriptions } from './subscriptions.ts'
import { newSubscriptions } from './subscriptions.ts'

export interface Microsoft {
  /** `http://127.0.0.1:PORT`, for consent, tokens and the Graph. */
  url: string
  account: MicrosoftAccount
  /** With those of colleagues. */
  accounts: Accounts
  faults: Faults<Endpoint>
  grants: Pick<Grants, 'endAll' | 'expireAccess'>
  subscriptions: Pick<Subscriptions, 'all'>
  /** Its change notifications. */
  notices: Notices
  /** Responses in order: `calendarView 200`. */
  answered: string[]
  close: () => Promise<void>
}

export interface MicrosoftOptions extends Client {
  /** The account that signs in. */
  email?: string
  /** Further accounts, each with one calendar. */
  colleagues?: readonly string[]
  /** Does not belong to an organization. */
  isPersonal?: boolean
  now?: () => number
  /** Maps subscription addresses to ones that work on this machine. Absent: unchanged. */
  reach?: (address: string) => string
  /** Also accepts addresses without TLS, unlike Microsoft. */
  takesHttp?: boolean
  /** A file for its data. Absent: the data ends with the process. */
  file?: string
}

const TENANT = /^\/(common|organizations|consumers)\/oauth2\/v2\.0\/(authorize|token)$/

type Accounts = readonly [MicrosoftAccount, ...MicrosoftAccount[]]

interface World {
  accounts: Accounts
  diary: Diary
  faults: Faults<Endpoint>
  grants: Grants
  oauth: OAuth
  subscriptions: Subscriptions
  answered: string[]
  now: () => number
  takesHttp: boolean
  refuse: typeof refuse
  origin: string
}

/** Microsoft accounts with their consent page and their calendars. */
export async function startMicrosoft({
  email = 'host@outlook.example',
  isPersonal = false,
  colleagues = [],
  now = Date.now,
  reach = (address) => address,
  takesHttp = false,
  file,
  ...client
}: MicrosoftOptions): Promise<Microsoft> {
  const kept = { changed: () => {} }
  const onChange = () => kept.changed()
  const notices = newNotices(reach)
  const subscriptions = newSubscriptions({ now, reach, notices, onChange })
  const onEntry = (calendarId?: string) => {
    onChange()
    if (calendarId !== undefined) subscriptions.changed(calendarId)
  }
  const account = newAccount({ email, isPersonal }, onEntry)
  const accounts: Accounts = [account, ...colleagues.map((one) => newColleague(one, onEntry))]
  const grants = newGrants({ client, now, onChange })
  const calendars = accounts.flatMap((one) => one.calendars).map(({ id, events }) => [id, events] as const)
  const meetings = accounts.map((one) => [
    one === account ? 'meetings' : `meetings ${one.email}`,
    one.meetings,
  ])
  kept.changed = keepIn(file, { grants, subscriptions, ...Object.fromEntries([...meetings, ...calendars]) })
  const oauth = newOAuth({ client, grants, accounts, now })
  const faults = newFaults<Endpoint>()
  const answered: string[] = []
  const world = {
    accounts,
    diary: diaryOf(accounts, faults),
    faults,
    grants,
    oauth,
    subscriptions,
    answered,
    now,
    takesHttp,
    refuse,
    origin: '',
  }
  const { url, close } = await listen((called, response) => answer(called, response, world))
  world.origin = url
  return { url, account, accounts, faults, grants, subscriptions, notices, answered, close }
}

/** The scopes of which a call needs one (the page of each call). */
function scopesFor(endpoint: Endpoint): string[] {
  if (endpoint === 'me') return ['User.Read']
  if (endpoint.startsWith('onlineMeetings')) return ['OnlineMeetings.ReadWrite']
  const isBasic = endpoint === 'calendars' || endpoint === 'calendarView'
  return [...(isBasic ? ['Calendars.ReadBasic', 'Calendars.Read'] : []), 'Calendars.ReadWrite']
}

async function answer(called: Called, response: ServerResponse, world: World): Promise<void> {
  const { method, path, query, body } = called
  const { oauth } = world
  if (path === '/') return answerDiary(world.diary, called, response)
  const form = new URLSearchParams(body)
  const [, , address] = TENANT.exec(path) ?? []
  if (address === 'token') return guarded(world, 'token', response, () => oauth.exchange(form, response))
  if (address === 'authorize')
    return method === 'POST' ? oauth.decide(form, response) : oauth.ask(query, response)
  const route = path.startsWith('/v1.0') ? graphRoute(method, path.slice('/v1.0'.length)) : undefined
  if (!route) return refuseCall(response, 404, 'BadRequest', 'Resource not found for the segment')
  return guarded(world, route.endpoint, response, async () => {
    const who = world.grants.holderOf(called.headers.authorization)
    if (!who) return refuseCall(response, 401, 'InvalidAuthenticationToken', 'Access token is empty.')
    if (!scopesFor(route.endpoint).some((scope) => who.scopes.includes(scope)))
      return refuseCall(response, 403, 'ErrorAccessDenied', 'Access is denied.')
    const given = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>)
    const account = accountOf(world.accounts, who.account)
    const call = { ...world, ...route, account, query, body: given, now: world.now() }
    await answerGraph(route.endpoint, call, response)
  })
}
