import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { DAY, MINUTE } from '../../packages/domain/src/index.ts'
import type { Google } from '../../packages/sandbox/src/google/server.ts'
import { startGoogle } from '../../packages/sandbox/src/google/server.ts'
import type { Microsoft } from '../../packages/sandbox/src/microsoft/server.ts'
import { startMicrosoft } from '../../packages/sandbox/src/microsoft/server.ts'
import { graphMoment } from '../../packages/sandbox/src/microsoft/trial.ts'
import { systemClock } from '../../packages/server/src/clock.ts'
import { readConfig } from '../../packages/server/src/config.ts'
import type { Context } from '../../packages/server/src/context.ts'
import { createBooking } from '../../packages/server/src/features/bookings/book/create.ts'
import { calendarsOfHost, chooseCalendars } from '../../packages/server/src/features/calendars/operations.ts'
import { syncCalendars } from '../../packages/server/src/features/calendars/sync/sync.ts'
import { findOffer } from '../../packages/server/src/features/offers/operations.ts'
import { freeStarts } from '../../packages/server/src/features/slots/operations.ts'
import type { SignedIn } from '../../packages/server/src/http/caller.ts'
import { createLog } from '../../packages/server/src/log.ts'
import { startServer } from '../../packages/server/src/server.ts'
import { DEMO, HERE, seedDemo } from '../seed.ts'
import { connectDemo } from '../start/demo-calendars.ts'
import type { Figure } from './figure.ts'
import { median, percentile } from './figure.ts'

const root = path.resolve(import.meta.dirname, '../..')
const BUSY = 5_000
const MANY = 10_000
const BOOKINGS = 150
// Longer than cached answers live, so each booking asks the calendars itself.
const APART_MS = 11_000

interface Bench {
  context: Context
  host: SignedIn
  google: Google
  microsoft: Microsoft
}

/** A server with five connected calendars, in one process with the stand-ins. The memory growth covers both. */
export async function benchCalendars(databaseUrl: string): Promise<Figure[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'scheduling-bench-'))
  const read = { ...readConfig({ DATA_DIR: dataDir }, root), databaseUrl, roles: ['web' as const] }
  const google = await startGoogle(clientOf(read, 'google'))
  const microsoft = await startMicrosoft(clientOf(read, 'microsoft'))
  const log = createLog('error')
  const config = {
    ...read,
    port: 0,
    registrations: { google: registrationAt(google.url), microsoft: registrationAt(microsoft.url) },
  }
  const server = await startServer({ config, clock: systemClock, log, dist: path.join(root, 'dist') })
  try {
    const host = await seedDemo(server.context)
    if (!host) throw new Error('The bench needs a fresh database')
    const calendars = ['google', 'microsoft'].map((provider) => ({ provider, enter: () => {} }))
    await connectDemo(server.context, host, calendars)
    const bench = { context: server.context, host, google, microsoft }
    await fill(bench)
    return [...(await slotFigures(bench)), ...(await bookingFigures(bench)), ...(await syncFigures(bench))]
  } finally {
    await server.stop()
    await google.close()
    await microsoft.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const CLIENT = { clientId: 'bench', clientSecret: 'bench' }

function clientOf({ publicUrl }: { publicUrl: string }, provider: string) {
  return { ...CLIENT, redirectUris: [`${publicUrl}/calendar-connections/${provider}`], takesHttp: true }
}

function registrationAt(url: string) {
  return { ...CLIENT, authOrigin: url, tokenOrigin: url, apiOrigin: url }
}

/** Ten minutes each, spread over sixty days. All five calendars block times. */
async function fill({ context, host, google, microsoft }: Bench): Promise<void> {
  const tomorrow = Math.ceil(Date.now() / DAY) * DAY
  const calendars = [...google.account.calendars, ...microsoft.account.calendars]
  for (let index = 0; index < BUSY; index++) {
    const start = new Date(tomorrow + ((index * 43) % (60 * 24 * 60)) * MINUTE)
    addTo(calendars[index % calendars.length], `bench${index}`, start)
  }
  const known = await calendarsOfHost(context, host.hostId)
  const places = known.map(({ connection_id: connectionId, id }) => ({ connectionId, id }))
  await chooseCalendars(context, host, { blocking: places, target: places[0] ?? null })
}

type StandInCalendar = Google['account']['calendars'][number] | Microsoft['account']['calendars'][number]

function addTo(calendar: StandInCalendar | undefined, id: string, start: Date): void {
  const end = new Date(start.getTime() + 10 * MINUTE)
  if (!calendar) return
  if ('summary' in calendar)
    calendar.events.set(id, {
      id,
      status: 'confirmed',
      summary: id,
      start: { dateTime: start.toISOString() },
      end: { dateTime: end.toISOString() },
    })
  else
    calendar.events.set(id, {
      id,
      subject: id,
      showAs: 'busy',
      start: graphMoment(start),
      end: graphMoment(end),
    })
}

async function slotFigures({ context }: Bench): Promise<Figure[]> {
  const offer = await findOffer(context, DEMO.link, '30min')
  const from = Math.ceil(Date.now() / DAY) * DAY
  const call = async () => freeStarts(context, offer, { start: from, end: from + 60 * DAY })
  const first = await took(call)
  const times: number[] = []
  for (let index = 0; index < 200; index++) times.push(await took(call))
  const name = `slots, 60 days, 5 calendars, ${BUSY} busy events`
  return [
    { name: `${name}, never read before`, unit: 'ms', value: first },
    { name: `${name}, p50`, unit: 'ms', value: median(times) },
    { name: `${name}, p99`, unit: 'ms', value: percentile(times, 0.99) },
  ]
}

async function bookingFigures({ context: real }: Bench): Promise<Figure[]> {
  let ahead = 0
  const context = { ...real, clock: { now: () => systemClock.now() + ahead } }
  const offer = await findOffer(context, DEMO.link, '15min')
  const from = Math.ceil(Date.now() / DAY) * DAY + DAY
  const { starts } = await freeStarts(context, offer, { start: from, end: from + 40 * DAY })
  const times: number[] = []
  for (const [index, start] of starts
    .filter((_start, at) => at % 2 === 0)
    .slice(0, BOOKINGS)
    .entries()) {
    ahead += APART_MS
    const asked = {
      owner: DEMO.link,
      event: '15min',
      start: new Date(start).toISOString(),
      timeZone: 'UTC',
      language: 'en' as const,
      invitee: { name: 'Bench', email: `bench-${index}@guest.example` },
      guests: [],
      answers: {},
      location: 0,
      tracking: {},
    }
    const here = { ...HERE, ip: `10.0.${index % 250}.1` }
    times.push(await took(() => createBooking(context, asked, undefined, here)))
  }
  return [
    { name: 'booking, 5 calendars asked at that moment, p50', unit: 'ms', value: median(times) },
    { name: 'booking, 5 calendars asked at that moment, p99', unit: 'ms', value: percentile(times, 0.99) },
  ]
}

async function syncFigures({ context, host, google }: Bench): Promise<Figure[]> {
  const [main] = google.account.calendars
  const [calendar] = (await calendarsOfHost(context, host.hostId)).filter(({ id }) => id === main?.id)
  const ref = { hostId: host.hostId, connectionId: calendar?.connection_id ?? '' }
  const at = Math.ceil(Date.now() / DAY) * DAY
  const change = (count: number, shift: number) => {
    for (let index = 0; index < count; index++)
      addTo(main, `sync${index}`, new Date(at + (((index * 43) % (300 * 24 * 60)) + shift) * MINUTE))
  }
  await syncCalendars(context, ref)
  change(MANY, 0)
  main?.events.expireTokens()
  const full = await measured(() => syncCalendars(context, ref))
  const quiet = await measured(() => syncCalendars(context, ref))
  change(1, 1)
  const one = await measured(() => syncCalendars(context, ref))
  change(MANY, 2)
  const all = await measured(() => syncCalendars(context, ref))
  return [
    { name: `full sync, ${MANY} events`, unit: 'ms', value: full.milliseconds },
    { name: `full sync, ${MANY} events, memory grows by`, unit: 'MB', value: full.megabytes },
    { name: `incremental sync, nothing of ${MANY} changed`, unit: 'ms', value: quiet.milliseconds },
    { name: `incremental sync, one of ${MANY} changed`, unit: 'ms', value: one.milliseconds },
    { name: `incremental sync, all ${MANY} changed`, unit: 'ms', value: all.milliseconds },
    { name: `incremental sync, all ${MANY} changed, memory grows by`, unit: 'MB', value: all.megabytes },
  ]
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The peak, minus what was used before. */
async function measured(work: () => Promise<unknown>): Promise<{ milliseconds: number; megabytes: number }> {
  const before = process.memoryUsage().heapUsed
  let highest = before
  const timer = setInterval(() => (highest = Math.max(highest, process.memoryUsage().heapUsed)), 5)
  const milliseconds = await took(work)
  clearInterval(timer)
  return { milliseconds, megabytes: (highest - before) / 1_048_576 }
}
