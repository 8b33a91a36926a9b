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
import type { GoogleAccount } from './account.ts'
import { newAccount, newColleague } from './account.ts'
import { refuse, refuseCall } from './answers.ts'
import { answerCall, calendarRoute } from './calendar.ts'
import type { Channels } from './channels.ts'
import { newChannels } from './channels.ts'
import { diaryOf } from './diary.ts'
import type { Endpoint } from './endpoints.ts'
import type { OAuth } from './oauth.ts'
import { newOAuth } from './oauth.ts'
import { isGranted } from './scopes.ts'

export type { GoogleEvent } from './event.ts'

export interface Google {
  /** `http://127.0.0.1:PORT`, for consent, tokens and the Calendar API. */
  url: string
  account: GoogleAccount
  /** With those of colleagues. */
  accounts: Accounts
  faults: Faults<Endpoint>
  grants: Pick<Grants, 'endAll' | 'expireAccess'>
  /** Who gets change notifications. */
  channels: Pick<Channels, 'all'>
  /** Its change notifications. */
  notices: Notices
  /** Responses in order: `freeBusy 200`. */
  answered: string[]
  close: () => Promise<void>
}

export interface GoogleOptions extends Client {
  /** Absent: any free port. */
  port?: number
  /** The account that signs in. */
  email?: string
  /** Further accounts, each with one calendar. */
  colleagues?: readonly string[]
  now?: () => number
  /** Maps channel addresses to ones that work on this machine. Absent: unchanged. */
  reach?: (address: string) => string
  /** Also accepts addresses without TLS, unlike Google. */
  takesHttp?: boolean
  /** A file for its data. Absent: the data ends with the process. */
  file?: string
}

const CALENDAR = '/calendar/v3'

type Accounts = readonly [GoogleAccount, ...GoogleAccount[]]

interface World extends Pick<Google, 'faults' | 'answered'> {
  accounts: Accounts
  diary: Diary
  grants: Grants
  oauth: OAuth
  channels: Channels
  now: () => number
  takesHttp: boolean
  refuse: typeof refuse
}

/** Google accounts with their consent page and their calendars. */
export async function startGoogle({
  port = 0,
  email = 'host@gmail.example',
  colleagues = [],
  now = Date.now,
  reach = (address) => address,
  takesHttp = false,
  file,
  ...client
}: GoogleOptions): Promise<Google> {
  const kept = { changed: () => {} }
  const onChange = () => kept.changed()
  const notices = newNotices(reach)
  const channels = newChannels({ now, notices, onChange })
  const onEntry = (calendarId: string) => {
    onChange()
    channels.changed(calendarId)
  }
  const account = newAccount(email, onEntry)
  const accounts: Accounts = [account, ...colleagues.map((one) => newColleague(one, onEntry))]
  const grants = newGrants({ client, now, onChange })
  const calendars = accounts.flatMap((one) => one.calendars).map(({ id, events }) => [id, events] as const)
  kept.changed = keepIn(file, { grants, channels, ...Object.fromEntries(calendars) })
  const oauth = newOAuth({ client, grants, accounts, now })
  const faults = newFaults<Endpoint>()
  const answered: string[] = []
  const diary = diaryOf(accounts, faults)
  const world = { accounts, diary, faults, grants, oauth, channels, answered, now, takesHttp, refuse }
  const { url, close } = await listen((called, response) => answer(called, response, world), port)
  return { url, account, accounts, faults, grants, channels, notices, answered, close }
}

async function answer(called: Called, response: ServerResponse, world: World): Promise<void> {
  const { method, path, query, body } = called
  const { oauth } = world
  const form = new URLSearchParams(body)
  if (path === '/') return answerDiary(world.diary, called, response)
  if (path === '/o/oauth2/v2/auth')
    return method === 'POST' ? oauth.decide(form, response) : oauth.ask(query, response)
  if (method === 'POST' && path === '/token')
    return guarded(world, 'token', response, () => oauth.exchange(form, response))
  if (method === 'POST' && path === '/revoke')
    // Google's own client sends the token in the address.
    return guarded(world, 'revoke', response, () => oauth.revoke(query.has('token') ? query : form, response))
  const route = path.startsWith(CALENDAR) ? calendarRoute(method, path.slice(CALENDAR.length)) : undefined
  if (!route) return refuseCall(response, 404, 'notFound', 'Not Found')
  return guarded(world, route.endpoint, response, () => {
    const who = world.grants.holderOf(called.headers.authorization)
    if (!who) return refuseCall(response, 401, 'authError', 'Invalid Credentials')
    if (!isGranted(route.endpoint, who.scopes))
      return refuseCall(response, 403, 'insufficientPermissions', 'Insufficient Permission')
    const given = parsed(body)
    if (!given) return refuseCall(response, 400, 'parseError', 'Parse Error')
    const { calendarId, eventId } = route
    answerCall(
      route.endpoint,
      {
        ...world,
        account: accountOf(world.accounts, who.account),
        calendarId,
        eventId,
        query,
        body: given,
        now: world.now(),
      },
      response,
    )
  })
}

function parsed(body: string): Record<string, unknown> | undefined {
  try {
    return body === '' ? {} : (JSON.parse(body) as Record<string, unknown>)
  } catch {
    return undefined
  }
}
