import { randomUUID } from 'node:crypto'
import { withDatabase } from './database-facts.ts'
import type { Caller } from './load-client.ts'

export const PASSWORD = 'Correct-horse-1'

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

/** A host who can be booked at any time for years, with an event type of each kind. */
export async function openBusyHost(
  caller: Caller,
  databaseUrl: string,
  shapes: readonly EventShape[],
): Promise<BusyHost> {
  const link = `host-${randomUUID().slice(0, 13)}`
  const email = `${link}@example.test`
  const session = await caller.send('POST', '/users/register', {
    body: { email, password: PASSWORD, name: 'Busy Host', timeZone: 'UTC', link },
    headers: { 'x-forwarded-for': `10.${randomBytesText()}` },
  })
  const { token } = session.body as { token: string }
  const authorization = `Bearer ${token}`
  await confirm(databaseUrl, email)
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

/** Directly in the database: some runs keep their mails, others send them to their own catcher. */
async function confirm(databaseUrl: string, email: string): Promise<void> {
  await withDatabase(databaseUrl, async (client) => {
    await client.query(
      `with account as (update accounts set verified_at = now() where email = $1 returning id),
        gone as (delete from sign_ups using account where account_id = account.id),
        opened as (update profiles set opened_at = now() where email = $1)
       insert into account_emails (email_key, account_id) select $1, id from account`,
      [email],
    )
  })
}

function randomBytesText(): string {
  return [1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')
}

/** A right booking by a new invitee. */
export function bookingBody(host: BusyHost, slug: string, start: number): Record<string, unknown> {
  return {
    owner: host.link,
    event: slug,
    start: new Date(start).toISOString(),
    timeZone: 'Europe/Berlin',
    invitee: { name: 'Racing Guest', email: `guest-${randomUUID()}@example.test` },
  }
}

/** A poll about two times that nobody books. Returns its slug. */
export async function openPoll(caller: Caller, { authorization }: BusyHost): Promise<string> {
  const body = {
    name: 'When?',
    duration: 30,
    locations: [{ kind: 'google_meet' }],
    timeZone: 'UTC',
    options: [{ start: '2090-03-02T19:00:00Z' }, { start: '2090-03-03T19:00:00Z' }],
  }
  const added = await caller.send('POST', '/polls', { headers: { authorization }, body })
  if (added.status !== 201) throw new Error(`${added.status} ${JSON.stringify(added.body)}`)
  return (added.body as { slug: string }).slug
}
