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
  /** Here, `userID` is the host's id. */
  me: Me & { userID: HostId }
  accountId: string
  token: string
  deviceToken: string
  /** Calls with the host's token. */
  api: TestClient
  /** The schedule that every account starts with: Monday to Friday, nine to five. */
  scheduleId: string
}

/** A new network address, so that limits per address do not add up over a test file. */
export function someAddress(): Record<string, string> {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }
}

/** A new account in UTC with a confirmed email address. */
export async function openAccount(
  app: TestApp,
  given: Partial<Input<'POST /users/register'>> = {},
): Promise<TestHost> {
  const host = await signUp(app, given)
  const { code } = await mailedTo(app, host)
  const me = await host.api.call('POST /users/verify', { body: { code }, headers: someAddress() })
  return { ...host, me: me as TestHost['me'] }
}

/** The content of the sign-up mail. */
export async function mailedTo(app: TestApp, { accountId }: TestHost): Promise<Verification> {
  const account = await findAccount(app.context, accountId)
  if (!account) throw new Error(`no account ${accountId}`)
  return newVerification(app.context, account)
}

/** A host whose email address is not confirmed yet. */
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

/** A new sign-in, as after months away. */
export async function signInAgain(app: TestApp, { me }: TestHost): Promise<TestClient> {
  const body = { email: me.userEmail, password: PASSWORD }
  const { token } = await app.visitor.call('POST /users/login', { body, headers: someAddress() })
  return app.as(`Bearer ${token}`)
}

/** Accepts any response, because the password may have changed. */
export async function trySignIn(app: TestApp, { me }: TestHost, password = PASSWORD) {
  const body = { email: me.userEmail, password }
  return app.visitor.try('POST /users/login', { body, headers: someAddress() })
}

export async function isSignedIn({ api }: TestHost): Promise<boolean> {
  return (await api.try('GET /users/aboutme')).status === 200
}

/** A half-hour event type, bookable every half hour, without minimum notice. */
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

/** Uses a new invitee, because bookings per address are limited. */
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

/** The booking from a response, if no email address had to be confirmed. */
export function booked(answer: Api['POST /bookings']['$result']): Booked {
  if (answer.state !== 'booked') throw new Error('held, not booked')
  return answer
}

/** The booking as its host sees it now. */
export async function hostView(host: TestHost, id: string): Promise<HostBooking> {
  return host.api.call('GET /bookings/:id', { params: { id } })
}
