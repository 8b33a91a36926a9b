import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ACTING_FOR } from '../../packages/contract/src/index.ts'
import { withDatabase } from './database-facts.ts'
import type { BusyHost } from './hosts.ts'
import { bookingBody, openBusyHost } from './hosts.ts'
import type { Caller, Reply } from './load-client.ts'

/** An organization with an event type, whose meetings are taken in turn by people with a calendar each. */
export interface Studio {
  caller: Caller
  id: string
  page: BusyHost
  headers: Record<string, string>
  people: string[]
}

const SHAPE = { duration: 30, increment: 30, bufferBefore: 0, bufferAfter: 0 }

export async function openStudio(caller: Caller, databaseUrl: string, count: number): Promise<Studio> {
  const people: BusyHost[] = []
  for (let one = 0; one < count; one++) people.push(await openBusyHost(caller, databaseUrl, [SHAPE]))
  for (const person of people) await connectCalendar(caller, person)
  const [owner] = people
  if (!owner) throw new Error('A studio without people')
  const { authorization } = owner
  const link = `studio-${randomUUID().slice(0, 8)}`
  const added = await said(caller, 'POST', '/organizations', { authorization }, { name: 'Studio', link })
  const { id } = added as { id: string }
  const headers = { authorization, [ACTING_FOR]: id }
  await said(caller, 'POST', '/event-types', headers, {
    name: 'Consultation',
    slug: 'consultation',
    description: 'Half an hour with one of us.',
    locations: [{ kind: 'google_meet' }],
    minimumNotice: 0,
    window: { kind: 'indefinite' },
    reminders: [],
    ...SHAPE,
  })
  const ids = await join(databaseUrl, id, people)
  return { caller, id, headers, people: ids, page: { ...owner, link, slugs: ['consultation'] } }
}

/** Directly in the database: the key to an invitation is in its mail alone. Answers the ids of all people. */
async function join(databaseUrl: string, id: string, people: readonly BusyHost[]): Promise<string[]> {
  return withDatabase(databaseUrl, async (client) => {
    await client.query(
      `insert into members (host_id, id, account_id, person, role, joined_at)
       select $1, gen_random_uuid(), gen_random_uuid(), for_host, 'member', now() from links where link = any ($2)`,
      [id, people.slice(1).map(({ link }) => link)],
    )
    const { rows } = await client.query<{ person: string }>(
      'select person from members where host_id = $1 order by person',
      [id],
    )
    return rows.map(({ person }) => person)
  })
}

/** Like a person who is asked and agrees. Nothing blocks: at the stand-in, all people have the same account. */
async function connectCalendar(caller: Caller, { authorization }: BusyHost): Promise<void> {
  const headers = { authorization }
  const started = (await said(caller, 'POST', '/connections/google/start', headers)) as { url: string }
  const asked = new URL(started.url)
  const form = new URLSearchParams(asked.searchParams)
  for (const scope of (form.get('scope') ?? '').split(' ')) form.append('granted', scope)
  form.set('decision', 'allow')
  const consent = asked.origin + asked.pathname
  const answer = await fetch(consent, { method: 'POST', body: form, redirect: 'manual' })
  const { searchParams } = new URL(answer.headers.get('location') ?? '')
  const body = { state: searchParams.get('state'), code: searchParams.get('code') }
  await said(caller, 'POST', '/connections/google/finish', headers, body)
  for (;;) {
    const { calendars } = (await said(caller, 'GET', '/calendars', headers)) as {
      calendars: { id: string; connectionId: string; isTarget: boolean }[]
    }
    const target = calendars.find(({ isTarget }) => isTarget)
    if (target) {
      const { id, connectionId } = target
      await said(caller, 'PUT', '/calendars', headers, { blocking: [], target: { id, connectionId } })
      return
    }
    await sleep(50)
  }
}

async function said(
  caller: Caller,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<unknown> {
  const reply = await caller.send(method, path, { headers, body })
  if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
  return reply.body
}

/** Books one meeting. Answers its id. */
export async function bookOne({ caller, page }: Studio, start: number): Promise<string> {
  const body = bookingBody(page, 'consultation', start)
  const answer = (await said(caller, 'POST', '/bookings', {}, body)) as { booking: { id: string } }
  return answer.booking.id
}

/** Hands a meeting on and on. Tells who has it each time. */
export async function keepHandingOn(
  caller: Caller,
  studio: Studio,
  bookingId: string,
  { isOver, told }: { isOver: () => boolean; told: (person: string) => void },
): Promise<void> {
  while (!isOver()) {
    const person = await reassign(caller, studio, bookingId)
    if (person !== undefined) told(person)
  }
}

/** Hands it to whose turn it is, with the same key until there is an answer. Undefined: nobody else was free. */
async function reassign(caller: Caller, { headers }: Studio, bookingId: string): Promise<string | undefined> {
  const keyed = { ...headers, 'idempotency-key': randomUUID() }
  for (;;) {
    const path = `/bookings/${bookingId}/reassign`
    const reply = await caller
      .send('POST', path, { headers: keyed, body: { to: null } })
      .catch(() => undefined)
    if (reply && reply.status !== 503) return personIn(reply)
    await sleep(50)
  }
}

function personIn({ status, body }: Reply): string | undefined {
  if (status === 409) return undefined
  if (status !== 200) throw new Error(`reassign: ${status} ${JSON.stringify(body)}`)
  return (body as { people: { id: string }[] }).people[0]?.id
}

/** What is stored about meetings of an organization, each with who comes. */
export interface StoredMeeting {
  id: string
  person: string
  /** Rows of people whose time it takes. */
  rows: number
  room: string | null
  events: { person: string; event: string }[]
}

export async function meetingsOf(databaseUrl: string, { id }: Studio): Promise<StoredMeeting[]> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<StoredMeeting>(
      `select own.id, own.host_ids[2] as person, own.location->>'url' as room,
         (select count(*)::int from bookings b where b.id = own.id and b.takes_time and b.status = 'scheduled') as rows,
         coalesce((select jsonb_agg(jsonb_build_object('person', host_id, 'event', event_id)) from calendar_events e
           where e.booking_id = own.id and e.event_id is not null and e.wanted is not null), '[]') as events
       from bookings own where own.host_id = $1`,
      [id],
    )
    return rows
  })
}

export async function turnsOf(databaseUrl: string, { id }: Studio): Promise<Record<string, number>> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ person: string; meetings: number }>(
      'select person, sum(meetings)::float as meetings from pool_turns where host_id = $1 group by person',
      [id],
    )
    return Object.fromEntries(rows.map(({ person, meetings }) => [person, meetings]))
  })
}

/** How many others are connected to the database. */
export async function otherSessions(databaseUrl: string): Promise<number> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    return rows[0]?.count ?? 0
  })
}

/** What is not done yet about meetings. */
export async function unfinishedJobs(databaseUrl: string): Promise<unknown[]> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select name, data->>'queue' as queue, state, retry_count, start_after, output, data->>'kind' as kind from jobs.job
       where case name when 'later' then data->>'queue' else name end
         in ('booking-events', 'booking-reassigned', 'booking-rooms', 'calendar-events')
         and state in ('created', 'retry', 'active')`,
    )
    return rows
  })
}
