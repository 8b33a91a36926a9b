import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { withDatabase } from './database-facts.ts'
import type { Caller } from './load-client.ts'

const ALL_DAY = [{ start: '00:00', end: '24:00' }]
const EVERY_DAY = {
  mon: ALL_DAY,
  tue: ALL_DAY,
  wed: ALL_DAY,
  thu: ALL_DAY,
  fri: ALL_DAY,
  sat: ALL_DAY,
  sun: ALL_DAY,
}

export interface BusyHost {
  link: string
  email: string
  authorization: string
  slugs: string[]
}

export interface EventShape {
  duration: number
  increment: number
  bufferBefore: number
  bufferAfter: number
}

/** A host who can be booked around the clock for years, with an event type of each shape. */
export async function openBusyHost(
  caller: Caller,
  databaseUrl: string,
  shapes: readonly EventShape[],
): Promise<BusyHost> {
  const link = `host-${randomUUID().slice(0, 13)}`
  const email = `${link}@example.test`
  const session = await caller.send('POST', '/users/register', {
    body: { email, password: 'Correct-horse-1', name: 'Busy Host', timeZone: 'UTC', link },
    headers: { 'x-forwarded-for': `10.${randomBytesText()}` },
  })
  const { token } = session.body as { token: string }
  const authorization = `Bearer ${token}`
  const confirmed = await caller.send('POST', '/users/verify', {
    body: { code: await codeMailedTo(databaseUrl, email) },
    headers: { authorization },
  })
  if (confirmed.status !== 200) throw new Error(`${confirmed.status} ${JSON.stringify(confirmed.body)}`)
  const slugs = shapes.map((_, index) => `event-${index}`)
  for (const [index, shape] of shapes.entries()) {
    const added = await caller.send('POST', '/event-types', {
      headers: { authorization },
      body: {
        name: 'Race',
        slug: slugs[index],
        description: 'Many want it',
        locations: [{ kind: 'google_meet' }],
        minimumNotice: 0,
        window: { kind: 'indefinite' },
        reminders: [],
        availability: { kind: 'custom', hours: { timeZone: 'UTC', weekly: EVERY_DAY, overrides: [] } },
        ...shape,
      },
    })
    if (added.status !== 201) throw new Error(`${added.status} ${JSON.stringify(added.body)}`)
  }
  return { link, email, authorization, slugs }
}

const MAIL_MS = 30_000

/** From the mail that a worker sends where no mail server is configured. */
async function codeMailedTo(databaseUrl: string, email: string): Promise<string> {
  return withDatabase(databaseUrl, async (client) => {
    for (const began = Date.now(); Date.now() - began < MAIL_MS; await sleep(50)) {
      const { rows } = await client.query<{ text: string }>(
        "select convert_from(raw, 'UTF8') as text from caught_mails where recipients @> array[$1]",
        [email],
      )
      const code = /code: (\d{6})/.exec(rows[0]?.text ?? '')?.[1]
      if (code) return code
    }
    throw new Error(`No mail with a code came to ${email} within ${MAIL_MS} ms`)
  })
}

function randomBytesText(): string {
  return [1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')
}

/** A right booking by an invitee of its own. */
export function bookingBody(host: BusyHost, slug: string, start: number): Record<string, unknown> {
  return {
    owner: host.link,
    event: slug,
    start: new Date(start).toISOString(),
    timeZone: 'Europe/Berlin',
    invitee: { name: 'Racing Guest', email: `guest-${randomUUID()}@example.test` },
  }
}
