import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BusyHost } from './hosts.ts'
import { bookingBody } from './hosts.ts'
import type { Caller, Reply, SendOptions } from './load-client.ts'

/** A booking in the state that its invitee was told. */
export interface KnownBooking {
  id: string
  token: string
  start: number
  isCanceled: boolean
  /** Acknowledged changes, including the booking itself. */
  changes: number
}

/** A vote in the state that its voter was told. */
export interface KnownVote {
  token: string
  email: string
  choices: Record<string, string>
}

/** What all invitees were told, for comparison with the database. */
export interface Ledger {
  bookings: KnownBooking[]
  votes: KnownVote[]
  /** Requests that were sent again with the same key because their response was lost. */
  repeats: number
  /** Responses that no invitee should ever get. */
  surprises: string[]
  slowest: number
}

export function newLedger(): Ledger {
  return { bookings: [], votes: [], repeats: 0, surprises: [], slowest: 0 }
}

export interface Visit {
  host: BusyHost
  /** The host's poll, with as many options as `CHOICES`. */
  poll: string
  /** Starts to choose from. Few, so that invitees compete. */
  starts: readonly number[]
  ledger: Ledger
  isOver: () => boolean
}

const THINK_MS = 150
const RETRY_MS = 100
const VOTES_EACH = 3
const CHOICES = [
  { '0': 'yes', '1': 'no' },
  { '0': 'no', '1': 'yes' },
  { '0': 'if_need_be', '1': 'yes' },
] as const

/** Books, moves, cancels and votes in a loop. Repeats every request until it gets a response, whatever breaks. */
export async function invitee(caller: Caller, visit: Visit): Promise<void> {
  const own: KnownBooking[] = []
  const votes: KnownVote[] = []
  while (!visit.isOver()) {
    await sleep(Math.random() * 2 * THINK_MS)
    const known = pick(own.filter((booking) => !booking.isCanceled))
    const dice = Math.random()
    if (Math.random() < 0.2) votes.push(...(await vote(caller, visit, votes)))
    else if (!known || dice < 0.5) own.push(...(await book(caller, visit)))
    else if (dice < 0.85) await move(caller, visit, known)
    else await cancel(caller, visit, known)
  }
}

async function book(caller: Caller, visit: Visit): Promise<KnownBooking[]> {
  const { host, ledger } = visit
  const start = pick(visit.starts) ?? 0
  const reply = await settle(
    caller,
    ledger,
    '/bookings',
    { body: bookingBody(host, 'event-0', start) },
    [201, 409],
  )
  if (reply.status !== 201) return []
  const { booking, manageToken } = reply.body as { booking: { id: string }; manageToken: string }
  const known = { id: booking.id, token: manageToken, start, isCanceled: false, changes: 1 }
  ledger.bookings.push(known)
  return [known]
}

async function move(caller: Caller, { ledger, starts }: Visit, booking: KnownBooking): Promise<void> {
  const start = pick(starts.filter((other) => other !== booking.start)) ?? 0
  const headers = { authorization: `Manage ${booking.token}` }
  const body = { start: new Date(start).toISOString(), reason: 'A clash' }
  const reply = await settle(caller, ledger, '/manage/reschedule', { headers, body }, [200, 409])
  if (reply.status !== 200) return
  booking.start = start
  booking.changes++
}

async function cancel(caller: Caller, { ledger }: Visit, booking: KnownBooking): Promise<void> {
  const headers = { authorization: `Manage ${booking.token}` }
  const reply = await settle(caller, ledger, '/manage/cancel', { headers, body: { reason: 'Ill' } }, [200])
  if (reply.status !== 200) return
  booking.isCanceled = true
  booking.changes++
}

/** Votes for the first time, or changes an earlier vote. Returns new votes. */
async function vote(caller: Caller, { host, poll, ledger }: Visit, own: KnownVote[]): Promise<KnownVote[]> {
  const choices = pick(CHOICES) ?? CHOICES[0]
  const earlier = own.length < VOTES_EACH ? undefined : pick(own)
  const said = { name: 'Racing Voter', choices }
  if (earlier) {
    const body = { ...said, token: earlier.token }
    const changed = await settle(caller, ledger, '/polls/votes', { body }, [200], 'PUT')
    if (changed.status === 200) earlier.choices = choices
    return []
  }
  const email = `voter-${randomUUID()}@example.test`
  // Votes from one address are limited.
  const headers = { 'x-forwarded-for': `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}` }
  const body = { ...said, timeZone: 'UTC', owner: host.link, poll, email }
  const reply = await settle(caller, ledger, '/polls/votes', { body, headers }, [201])
  if (reply.status !== 201) return []
  const known = { token: (reply.body as { token: string }).token, email, choices }
  ledger.votes.push(known)
  return [known]
}

/** Sends a request until there is a response, always with the same key. */
async function settle(
  caller: Caller,
  ledger: Ledger,
  path: string,
  options: SendOptions,
  expected: readonly number[],
  method: 'POST' | 'PUT' = 'POST',
): Promise<Reply> {
  const headers = { ...options.headers, 'idempotency-key': randomUUID() }
  for (;;) {
    const reply = await caller.send(method, path, { ...options, headers }).catch(() => undefined)
    if (reply && reply.status !== 503) {
      ledger.slowest = Math.max(ledger.slowest, reply.milliseconds)
      if (!expected.includes(reply.status)) ledger.surprises.push(`${path} ${JSON.stringify(reply)}`)
      // After an unexpected error it may still have worked. Only a repeat can tell.
      if (reply.status < 500) return reply
    }
    ledger.repeats++
    await sleep(RETRY_MS)
  }
}

function pick<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)]
}
