import type { Client } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { BOOKINGS_NOT_TOLD, databaseFacts, withDatabase } from './database-facts.ts'
import type { KnownVote, Ledger } from './ledger.ts'

/** Differences between what invitees were told and what exists. All empty or zero: nothing was lost. */
export interface Aftermath {
  /** Acknowledged, but missing or different in the database. */
  lost: string[]
  /** Bookings and votes in the database that nobody was told about. */
  strangers: number
  /** Bookings that do not have exactly one recorded event per change. */
  wrongEvents: number
  overlaps: number
  /** Present if we waited for mails. */
  mails?: MailFacts
}

export interface MailFacts {
  seconds: number
  /** Bookings whose host and invitee were not both told the current state. */
  bookingsNotTold: number
  /** Recorded as sent, but never received. */
  sentButNotReceived: number
  received: number
  /** Received more than once, always with the same Message-ID. */
  copies: number
  unfinishedJobs: number
}

const MAILS_MS = 600_000

export async function aftermathOf(
  databaseUrl: string,
  ledger: Ledger,
  { waitForMails }: { waitForMails: boolean },
): Promise<Aftermath> {
  const { overlaps } = await databaseFacts(databaseUrl)
  return withDatabase(databaseUrl, async (client) => ({
    ...sumOf(await bookingFacts(client, ledger), await voteFacts(client, ledger)),
    overlaps,
    ...(waitForMails && { mails: await mailFacts(client) }),
  }))
}

interface StoredBooking {
  id: string
  status: string
  starts_at: Date
  sequence: number
  events: number
}

function sumOf<Facts extends Pick<Aftermath, 'lost' | 'strangers'>>(
  facts: Facts,
  { lost, strangers }: Pick<Aftermath, 'lost' | 'strangers'>,
): Facts {
  return { ...facts, lost: [...facts.lost, ...lost], strangers: facts.strangers + strangers }
}

async function bookingFacts(
  client: Client,
  ledger: Ledger,
): Promise<Pick<Aftermath, 'lost' | 'strangers' | 'wrongEvents'>> {
  const { rows } = await client.query<StoredBooking>(`
    select id, status, starts_at, sequence, coalesce(events, 0)::int as events from bookings left join (
      select data->>'bookingId' as booking, count(*) as events from jobs.job where name = 'booking-events' group by 1
    ) recorded on booking = id::text`)
  const stored = new Map(rows.map((row) => [row.id, row]))
  const lost = ledger.bookings.flatMap((booking) => {
    const row = stored.get(booking.id)
    const isAsTold =
      row?.starts_at.getTime() === booking.start &&
      row.status === (booking.isCanceled ? 'canceled' : 'scheduled') &&
      row.sequence === booking.changes - 1
    return isAsTold
      ? []
      : [`told ${JSON.stringify({ ...booking, token: '' })}, stored ${JSON.stringify(row)}`]
  })
  const told = new Set(ledger.bookings.map(({ id }) => id))
  return {
    lost,
    strangers: rows.filter(({ id }) => !told.has(id)).length,
    wrongEvents: rows.filter(({ sequence, events }) => events !== sequence + 1).length,
  }
}

async function voteFacts(client: Client, ledger: Ledger): Promise<Pick<Aftermath, 'lost' | 'strangers'>> {
  const { rows } = await client.query<Pick<KnownVote, 'email' | 'choices'>>(
    `select email, choices from poll_votes`,
  )
  const stored = new Map(rows.map(({ email, choices }) => [email, choices]))
  const lost = ledger.votes.flatMap(({ email, choices }) =>
    isDeepStrictEqual(stored.get(email), choices)
      ? []
      : [`told ${email} ${JSON.stringify(choices)}, stored ${JSON.stringify(stored.get(email))}`],
  )
  return { lost, strangers: stored.size - new Set(ledger.votes.map(({ email }) => email)).size }
}

async function mailFacts(client: Client): Promise<MailFacts> {
  const began = performance.now()
  let unfinishedJobs = await countUnfinished(client)
  while (unfinishedJobs > 0 && performance.now() - began < MAILS_MS) {
    await sleep(1_000)
    unfinishedJobs = await countUnfinished(client)
  }
  const { rows } = await client.query<Omit<MailFacts, 'seconds' | 'unfinishedJobs'>>(`
    with received as (
      select substring(convert_from(raw, 'UTF8') from '(?i)message-id: <([^>]+)>') as id from caught_mails
    )
    select
      ${BOOKINGS_NOT_TOLD} as "bookingsNotTold",
      (select count(*)::int from deliveries where sent_at is not null)
        - (select count(distinct id)::int from received) as "sentButNotReceived",
      (select count(*)::int from received) as received,
      (select count(*)::int - count(distinct id)::int from received) as copies`)
  const facts = rows[0]
  if (!facts) throw new Error('The database said nothing')
  return { ...facts, seconds: (performance.now() - began) / 1_000, unfinishedJobs }
}

async function countUnfinished(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from jobs.job
     where case name when 'later' then data->>'queue' else name end in ('booking-events', 'mails', 'registrations')
       and state in ('created', 'retry', 'active')`,
  )
  return rows[0]?.count ?? 0
}
