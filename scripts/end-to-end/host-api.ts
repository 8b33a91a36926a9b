import type { Call, EventType, HostBooking } from '../../packages/contract/src/index.ts'
import { createClient } from '../../packages/contract/src/index.ts'
import { DEMO } from '../seed.ts'
import { codeIn, mailsTo } from './mailbox.ts'

/** An invitee's booking in the demo host's list. */
export async function bookingOf(origin: string, email: string): Promise<HostBooking | undefined> {
  const body = { email: DEMO.email, password: DEMO.password }
  const { token } = await createClient({ origin })('POST /users/login', { body })
  const { bookings } = await signedIn(origin, token)('GET /bookings', { query: { q: email } })
  return bookings[0]
}

export interface TestHost {
  email: string
  password: string
  call: Call
  /** In the format that the dashboard stores. */
  session: { token: string; expires: string }
  /** First segment of the pages' addresses. */
  link: string
  /** Adds an event type that can be booked at all hours. Returns the path of its page. */
  addEvent(changed?: Partial<EventType>): Promise<string>
}

/** A separate host for one test file, so that its changes affect no other. */
export async function openHost(origin: string, timeFormat?: '12h' | '24h'): Promise<TestHost> {
  const email = `${crypto.randomUUID()}@host.example`
  const password = 'Host-2026!'
  const { token, expires, me } = await createClient({ origin })('POST /users/register', {
    body: {
      email,
      password,
      name: 'Hana Host',
      timeZone: 'America/New_York',
      timeFormat,
    },
  })
  const call = signedIn(origin, token)
  const [mail] = await mailsTo(origin, email, 1)
  await call('POST /users/verify', { body: { code: codeIn(mail) } })
  return {
    email,
    password,
    call,
    session: { token, expires },
    link: me.link,
    async addEvent(changed = {}) {
      const slug = `event-${crypto.randomUUID().slice(0, 8)}`
      const given = {
        name: 'Call',
        slug,
        description: 'A call',
        locations: [{ kind: 'google_meet' as const }],
      }
      await call('POST /event-types', { body: { ...given, ...changed } })
      return `${me.link}/${slug}`
    },
  }
}

function signedIn(origin: string, token: string): Call {
  return createClient({ origin, headers: () => ({ authorization: `Bearer ${token}` }) })
}
