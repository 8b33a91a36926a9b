import type { Api, Booked, EventType, HostBooking, ManagedBooking, Me } from '@scheduling/contract'
import { randomInt, randomUUID } from 'node:crypto'
import { findAccount } from '../features/accounts/operations.ts'
import type { Verification } from '../features/sign-up/verification.ts'
import { newVerification } from '../features/sign-up/verification.ts'
import { authenticate } from '../features/sessions/operations.ts'
import { listSchedules } from '../features/availability/store.ts'
import type { HostId } from '../host-id.ts'
import type { TestApp } from './app.ts'
import type { TestClient } from './client.ts'

export const PASSWORD = 'Correct-horse-1'

type Input<K extends keyof Api> = Api[K]['$args'] extends { body: infer B } ? B : never

export interface TestHost {
  /** Whose `userID` is the host's. */
  me: Me & { userID: HostId }
  accountId: string
  token: string
  deviceToken: string
  /** Calls with the host's token. */
  api: TestClient
  /** Of the schedule that every account begins with: Monday to Friday, nine to five. */
  scheduleId: string
}

/** An address of its own: limits per address do not add up over a test file. */
export function someAddress(): Record<string, string> {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
}

/** A new account in UTC, its address confirmed. */
export async function openAccount(
  app: TestApp,
  given: Partial<Input<'POST /users/register'>> = {},
): Promise<TestHost> {
  const host = await signUp(app, given)
  const { code } = await mailedTo(app, host)
  const me = await host.api.call('POST /users/verify', { body: { code }, headers: someAddress() })
  return { ...host, me: me as TestHost['me'] }
}

/** What stands in the mail to somebody who signed up. */
export async function mailedTo(app: TestApp, { accountId }: TestHost): Promise<Verification> {
  const account = await findAccount(app.context, accountId)
  if (!account) throw new Error(`no account ${accountId}`)
  return newVerification(app.context, account)
}

/** A host whose address nobody has confirmed yet. */
export async function signUp(
  app: TestApp,
  given: Partial<Input<'POST /users/register'>> = {},
): Promise<TestHost> {
  const id = randomUUID().slice(0, 8)
  const { token, deviceToken, me } = await app.visitor.call('POST /users/register', {
    body: {
      email: `host-${id}@example.test`,
      password: PASSWORD,
      name: `Host ${id}`,
      timeZone: 'UTC',
      link: `host-${id}`,
      ...given,
    },
    headers: someAddress(),
  })
  const host = app.as(`Bearer ${token}`)
  const [schedule] = await listSchedules(app.context.db, me.userID as HostId)
  const { accountId } = await authenticate(app.context, token, { ip: '127.0.0.1', userAgent: undefined })
  return {
    me: me as TestHost['me'],
    accountId,
    token,
    deviceToken,
    api: host,
    scheduleId: String(schedule?.id),
  }
}

/** Signed in anew, as whoever comes back after months. */
export async function signInAgain(app: TestApp, { me }: TestHost): Promise<TestClient> {
  const body = { email: me.userEmail, password: PASSWORD }
  const { token } = await app.visitor.call('POST /users/login', { body, headers: someAddress() })
  return app.as(`Bearer ${token}`)
}

/** Whatever is answered, as the password may be another one by now. */
export async function trySignIn(app: TestApp, { me }: TestHost, password = PASSWORD) {
  const body = { email: me.userEmail, password }
  return app.visitor.try('POST /users/login', { body, headers: someAddress() })
}

export async function isSignedIn({ api }: TestHost): Promise<boolean> {
  return (await api.try('GET /users/aboutme')).status === 200
}

/** An event type of half an hour, every half hour, without notice. */
export async function addEvent(
  host: TestHost,
  given: Partial<Input<'POST /event-types'>> = {},
): Promise<EventType> {
  return host.api.call('POST /event-types', {
    body: {
      name: 'Consultation',
      slug: `event-${randomUUID().slice(0, 8)}`,
      description: 'Half an hour',
      locations: [{ kind: 'google_meet' }],
      minimumNotice: 0,
      ...given,
    },
  })
}

/** By an invitee of its own: bookings per address are limited. */
export function bookingOf(
  host: TestHost,
  event: Pick<EventType, 'slug'>,
  start: string,
  given: Partial<Input<'POST /bookings'>> = {},
): Input<'POST /bookings'> {
  return {
    owner: host.me.link,
    event: event.slug,
    start,
    timeZone: 'Europe/Berlin',
    invitee: { name: 'Ada Guest', email: `ada-${randomUUID().slice(0, 8)}@example.test` },
    ...given,
  }
}

export interface TestBooking {
  booking: ManagedBooking
  manageToken: string
  /** Calls with the booking's manage link. */
  manage: TestClient
}

export async function book(
  app: TestApp,
  host: TestHost,
  event: Pick<EventType, 'slug'>,
  start: string,
  given: Partial<Input<'POST /bookings'>> = {},
): Promise<TestBooking> {
  const body = bookingOf(host, event, start, given)
  const { booking, manageToken } = booked(await app.visitor.call('POST /bookings', { body }))
  return { booking, manageToken, manage: app.as(`Manage ${manageToken}`) }
}

/** The answer to a request, where no e-mail address has to be confirmed. */
export function booked(answer: Api['POST /bookings']['$result']): Booked {
  if (answer.state !== 'booked') throw new Error('held, not booked')
  return answer
}

/** As its host sees it now. */
export async function hostView(host: TestHost, id: string): Promise<HostBooking> {
  return host.api.call('GET /bookings/:id', { params: { id } })
}
