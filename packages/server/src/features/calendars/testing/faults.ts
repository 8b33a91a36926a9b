import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { ProviderId } from '@scheduling/contract'
import type { HostId } from '../../../host-id.ts'
import type { StandIn } from '../../../testing/calendar-stand-ins/stand-in.ts'
import { startCalendarApp } from '../../../testing/calendar-stand-ins/calendar-app.ts'
import { calendarsIn } from '../../../testing/stand-ins/calendars.ts'
import { connectionsOf, lookAfterAll } from '../../../testing/stand-ins/google.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../../testing/hosts.ts'
import { eventOf } from '../../../testing/webhooks.ts'
import { checkConnection, checkDueConnections } from '../../connections/check.ts'
import { planEvent } from '../plan.ts'
import { writeEvent } from '../write.ts'

// Calendar providers × faults. A new provider is one more stand-in, and a new fault is one more row.

interface Trouble {
  name: string
  begin: (standIn: StandIn) => void
  /** A call only ends by its timeout. */
  hangs?: true
  /** Only for providers that notify us of changes. */
  isSaid?: true
  /** What the owner must do before it works again. */
  mend?: (host: TestHost, standIn: StandIn) => Promise<unknown>
}

const everywhere = (fault: Parameters<StandIn['fails']>[1]) => (standIn: StandIn) => {
  standIn.fails('reading', fault)
  standIn.fails('writing', fault)
}

const QUOTA = 'its quota is used up'
const FORGETS = 'it forgets from where to go on'
const SAYS_THRICE = 'it says everything thrice'
const SAYS_LATE = 'it says what changed too late'

export const TROUBLES: Trouble[] = [
  { name: 'connections are refused', begin: everywhere('refused') },
  { name: 'it is slower than anybody waits', hangs: true, begin: everywhere('hanging') },
  { name: 'answers are lost after the work was done', begin: everywhere('dropped') },
  {
    name: 'a token is refused once',
    begin: (standIn) => {
      standIn.fails('reading', 'unauthorized', 1)
      standIn.fails('writing', 'unauthorized', 1)
    },
  },
  {
    name: 'access is taken back',
    begin: (standIn) => standIn.revoke(),
    mend: async (host, standIn) => standIn.connect(host),
  },
  { name: QUOTA, begin: everywhere('quota') },
  { name: 'it asks for a rest', begin: everywhere('rate_limited') },
  { name: 'it answers with errors of its own', begin: everywhere('unavailable') },
  { name: FORGETS, begin: (standIn) => standIn.forgetCursors() },
  { name: 'half a body arrives', begin: everywhere('garbled') },
  { name: SAYS_THRICE, isSaid: true, begin: ({ notices }) => notices?.repeat(3) },
  { name: SAYS_LATE, isSaid: true, begin: ({ notices }) => notices?.pause() },
]

const SILENT = 'says nothing by itself: it is asked'
/** The faults that a provider cannot have, and why. */
const IMPOSSIBLE: Partial<Record<ProviderId, Record<string, string>>> = {
  exchange: { [SAYS_THRICE]: SILENT, [SAYS_LATE]: SILENT },
  caldav: { [SAYS_THRICE]: SILENT, [SAYS_LATE]: SILENT },
  ics: {
    [SAYS_THRICE]: SILENT,
    [SAYS_LATE]: SILENT,
    [QUOTA]: 'what is published counts nobody’s calls: who asks too often is asked for a rest',
    [FORGETS]: 'there is nowhere to go on from: all of it is sent, and compared',
  },
}
export const impossible = ({ provider }: StandIn) => IMPOSSIBLE[provider] ?? {}

export const troublesOf = (standIn: StandIn) =>
  TROUBLES.filter(({ name }) => impossible(standIn)[name] === undefined)

// The timeout for a server that a host named.
const NAMED_MS = 8_000
const HASTE = 40
const realTimeout = AbortSignal.timeout.bind(AbortSignal)
// Shortens the timeout for a provider, so the test is quick.
const shortTimeout = (milliseconds: number) => realTimeout(milliseconds / HASTE)
const realTimer = globalThis.setTimeout
const shortTimer = (run: () => void, milliseconds?: number) =>
  realTimer(run, milliseconds === NAMED_MS ? NAMED_MS / HASTE : milliseconds)

/** The other providers are tried in the long run. */
export const isInGate = ({ provider }: StandIn) => provider === 'google' || provider === 'caldav'

/** The real server with all calendars. Call it at the top of a test file. */
export async function startTroubledCalendars() {
  const { app, standIns: written, published } = await startCalendarApp()
  const standIns = [...written, published]
  const { seen } = calendarsIn(app)

  beforeEach(() => {
    for (const standIn of standIns) {
      standIn.works()
      standIn.notices?.repeat(1)
      standIn.notices?.resume()
      standIn.clear()
    }
    app.clock.advance(2)
  })
  afterEach(() => void vi.restoreAllMocks())

  async function openHost(standIn: StandIn) {
    const host = await openAccount(app)
    await standIn.connect(host)
    await lookAfterAll(app, host)
    const event = await addEvent(host, standIn.room && { locations: [{ kind: standIn.room }] })
    return { host, event }
  }

  /** Does what workers do after a booking. Failures are retried by the next worker. */
  async function hear(host: TestHost, bookingId: string) {
    const event = await eventOf(app, host, bookingId)
    await planEvent(app.context, event)
    await write(event)
  }

  async function write(job: { hostId: HostId; bookingId: string }) {
    await writeEvent(app.context, job).catch((error: unknown) =>
      expect(error).toMatchObject({ name: 'Error', failure: expect.any(String) as string }),
    )
  }

  /** One round of workers: the checks that are due, then the writes. */
  async function nextLook(host: TestHost, { looksEveryMinutes = 1 }: StandIn) {
    app.clock.advance(looksEveryMinutes)
    await checkDueConnections(app.context)
    for (const data of await taken<{ hostId: HostId; connectionId: string }>('connection-looks', host))
      await checkConnection(app.context, data, { giveWay: () => undefined })
    for (const data of await taken<{ hostId: HostId; bookingId: string }>('calendar-events', host))
      await write(data)
  }

  async function taken<Data>(queue: string, { me }: TestHost): Promise<Data[]> {
    const { rows } = await app.context.pool.query<{ data: Data }>(
      `delete from jobs.job where name = $1 and data ->> 'hostId' = $2 returning data`,
      [queue, me.userID],
    )
    return rows.map(({ data }) => data)
  }

  /** Invitees book all the same, nothing stands there twice, and at the next look all is well. */
  async function survives(standIn: StandIn, { begin, hangs, mend }: Trouble): Promise<void> {
    const { host, event } = await openHost(standIn)
    const first = await book(app, host, event, '2027-03-02T09:00:00Z')
    await hear(host, first.booking.id)

    if (hangs) {
      vi.spyOn(AbortSignal, 'timeout').mockImplementation(shortTimeout)
      vi.spyOn(globalThis, 'setTimeout').mockImplementation(shortTimer as typeof setTimeout)
    }
    begin(standIn)
    standIn.add('dentist', '2027-03-02T11:00:00Z', '2027-03-02T11:30:00Z')
    expect(await seen(host, event.slug, '12:00')).toContain('10:00')
    const second = await book(app, host, event, '2027-03-02T10:00:00Z')
    await hear(host, second.booking.id)
    await first.manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T09:30:00Z' } })
    await hear(host, first.booking.id)
    await nextLook(host, standIn)
    await nextLook(host, standIn)
    vi.restoreAllMocks()
    standIn.works()
    standIn.notices?.resume()
    await mend?.(host, standIn)
    await nextLook(host, standIn)

    expect(await seen(host, event.slug, '12:00')).toEqual(['09:00', '10:30', '11:30'])
    const booked = standIn.entries().filter(({ title }) => title.startsWith('Consultation'))
    expect(booked.map(({ start }) => start.slice(11, 16)).toSorted()).toEqual(
      standIn.isReadOnly ? [] : ['09:30', '10:00'],
    )
    expect(booked.filter(({ room }) => room !== undefined)).toHaveLength(standIn.room ? 2 : 0)
    expect(await connectionsOf(host)).toMatchObject([{ health: 'working', lastFailure: null }])
  }

  return { app, standIns, openHost, hear, survives }
}
