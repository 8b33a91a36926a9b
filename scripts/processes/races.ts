import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../bench/figure.ts'
import { databaseFacts } from './database-facts.ts'
import type { BusyHost, EventShape } from './hosts.ts'
import { bookingBody, openBusyHost } from './hosts.ts'
import type { Caller, Reply } from './load-client.ts'
import { openCaller } from './load-client.ts'

export interface RaceOptions {
  /** Web processes on one database. Callers are spread over them. */
  origins: readonly string[]
  databaseUrl: string
  rounds: number
  clients: number
}

export interface RaceResult {
  rounds: number
  clients: number
  /** Bookings made or moved in each round. */
  winners: number[]
  /** Refusals by code. Those for a taken slot only count with the three nearest free starts. */
  refused: Record<string, number>
  /** Everything that was neither accepted nor properly refused: 5xx, broken connections. */
  failed: string[]
  p50: number
  p99: number
  max: number
  overlaps: number
  deadlocks: number
}

const DAY = 86_400_000
const MINUTE = 60_000
const HALF_HOUR: EventShape = { duration: 30, increment: 30, bufferBefore: 0, bufferAfter: 0 }

interface Try extends Reply {
  /** The requested start. */
  wanted: number
}

type Entry = (caller: Caller, index: number, round: number) => Promise<Try>

/** All callers want the same start. */
export async function raceForOneSlot(options: RaceOptions): Promise<RaceResult> {
  return race(options, [HALF_HOUR], (host) => {
    const first = tomorrow()
    return (caller, _index, round) => book(caller, host, 'event-0', first + round * 30 * MINUTE)
  })
}

/** The first caller is an agent, the others are browsers. All want the same start. */
export async function raceOfAgentAndBrowsers(options: RaceOptions): Promise<RaceResult> {
  return race(options, [HALF_HOUR], (host) => {
    const first = tomorrow()
    return (caller, index, round) => {
      const enter = index === 0 ? bookAsAgent : book
      return enter(caller, host, 'event-0', first + round * 30 * MINUTE)
    }
  })
}

/** Starts of one host, five minutes apart. With two event types, alternates between them. */
export async function raceForStaggeredStarts(
  options: RaceOptions,
  shapes: readonly EventShape[],
): Promise<RaceResult> {
  return race(options, shapes, (host) => {
    const first = tomorrow()
    return (caller, index, round) =>
      book(caller, host, `event-${index % shapes.length}`, first + round * DAY + index * 5 * MINUTE)
  })
}

/** Every caller moves a booking to the same start. */
export async function raceToMove(options: RaceOptions): Promise<RaceResult> {
  return race(options, [HALF_HOUR], async (host, callers) => {
    const first = tomorrow()
    const links = await Promise.all(
      callers.map(async (caller, index) => {
        const { body } = await book(caller, host, 'event-0', first + index * 30 * MINUTE)
        return (body as { manageToken: string }).manageToken
      }),
    )
    const free = first + callers.length * 30 * MINUTE
    return async (caller, index, round) => {
      const wanted = free + round * 30 * MINUTE
      const headers = { authorization: `Manage ${links[index]}` }
      const body = { start: new Date(wanted).toISOString() }
      return { ...(await caller.send('POST', '/manage/reschedule', { headers, body })), wanted }
    }
  })
}

async function book(caller: Caller, host: BusyHost, slug: string, wanted: number): Promise<Try> {
  return { ...(await caller.send('POST', '/bookings', { body: bookingBody(host, slug, wanted) })), wanted }
}

interface ToolAnswer {
  result: { isError?: boolean; structuredContent: { code?: string } }
}

/** By MCP. Answers as the page's call would. */
async function bookAsAgent(caller: Caller, host: BusyHost, slug: string, wanted: number): Promise<Try> {
  const { owner, event, start, timeZone, invitee } = bookingBody(host, slug, wanted)
  const args = { owner, event, start, time_zone: timeZone, ...(invitee as object) }
  const reply = await caller.send('POST', '/mcp', {
    headers: { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' },
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'book_meeting', arguments: args },
    },
  })
  const { isError, structuredContent } = (reply.body as ToolAnswer).result
  const status = isError ? (structuredContent.code === 'slot_taken' ? 409 : 500) : 201
  return { ...reply, status, body: structuredContent, wanted }
}

function tomorrow(): number {
  return (Math.floor(Date.now() / DAY) + 1) * DAY
}

async function race(
  { origins, databaseUrl, rounds, clients }: RaceOptions,
  shapes: readonly EventShape[],
  prepare: (host: BusyHost, callers: Caller[]) => Entry | Promise<Entry>,
): Promise<RaceResult> {
  const callers = Array.from({ length: clients }, (_, index) =>
    openCaller(String(origins[index % origins.length])),
  )
  const host = await openBusyHost(callers[0] as Caller, databaseUrl, shapes)
  const enter = await prepare(host, callers)
  const before = await databaseFacts(databaseUrl)
  const winners: number[] = []
  const refused: Record<string, number> = {}
  const failed: string[] = []
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const entries = callers.map((caller, index) =>
      enter(caller, index, round).catch((error: unknown) => ({
        status: 0,
        body: { code: String(error) },
        milliseconds: 0,
        wanted: 0,
      })),
    )
    const replies = await Promise.all(entries)
    times.push(...replies.map(({ milliseconds }) => milliseconds))
    winners.push(replies.filter(({ status }) => status < 300 && status > 0).length)
    for (const reply of replies) {
      const outcome = refusalOf(reply)
      if (outcome?.isFair) refused[outcome.code] = (refused[outcome.code] ?? 0) + 1
      else if (outcome) failed.push(outcome.code)
    }
  }
  for (const caller of callers) caller.close()
  // Each session reports its deadlocks to the statistics at most once a second.
  await sleep(1_500)
  const after = await databaseFacts(databaseUrl)
  return {
    rounds,
    clients,
    winners,
    refused,
    failed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    max: Math.max(...times),
    overlaps: after.overlaps,
    deadlocks: after.deadlocks - before.deadlocks,
  }
}

/** Checks that a loser gets the right code and other times. Undefined for a winner. */
function refusalOf({ status, body, wanted }: Try): { isFair: boolean; code: string } | undefined {
  if (status > 0 && status < 300) return undefined
  const { code, nearest } = body as { code: string; nearest?: string[] }
  const others = nearest?.filter((start) => Date.parse(start) !== wanted)
  return { isFair: status === 409 && others?.length === 3, code: `${status} ${code}` }
}
