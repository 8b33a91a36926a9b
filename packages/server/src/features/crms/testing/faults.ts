import { afterEach, beforeEach, expect, vi } from 'vitest'
import { TEST_NOW } from '../../../testing/clock.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../../testing/hosts.ts'
import type { StandInCrm } from '../../../testing/stand-ins/crms.ts'
import { connectCrm, drainCrms, followCrm, startCrmApp } from '../../../testing/stand-ins/crms.ts'
import { lookAfterAll } from '../../../testing/stand-ins/google.ts'

export const START = '2027-03-02T09:00:00Z'
const HASTE = 4
const realTimeout = AbortSignal.timeout.bind(AbortSignal)
const EVERYWHERE = ['api', 'contacts', 'meetings'] as const

type Fault = [name: string, begin: (crm: StandInCrm) => void]

/** What goes wrong. */
export const FAULTS: Fault[] = [
  ['it answers 401 once', ({ faults }) => faults.begin('api', 'unauthorized', 1)],
  ['its token has expired', ({ expireAccess }) => expireAccess()],
  ['it forbids', ({ faults }) => EVERYWHERE.forEach((each) => faults.begin(each, 'forbidden'))],
  ['it is above its limit', ({ faults }) => EVERYWHERE.forEach((each) => faults.begin(each, 'rate_limited'))],
  ['the day is used up', ({ faults }) => faults.begin('api', 'quota', 1)],
  ['it answers errors', ({ faults }) => EVERYWHERE.forEach((each) => faults.begin(each, 'unavailable'))],
  ['it ends connections', ({ faults }) => EVERYWHERE.forEach((each) => faults.begin(each, 'refused'))],
  ['it hangs', ({ faults }) => EVERYWHERE.forEach((each) => faults.begin(each, 'hanging'))],
  [
    'half of each answer arrives',
    ({ faults }) => EVERYWHERE.forEach((each) => faults.begin(each, 'garbled')),
  ],
  ['a contact is made, and nobody says so', ({ faults }) => faults.begin('contacts', 'dropped', 1)],
  ['a meeting is made, and nobody says so', ({ faults }) => faults.begin('meetings', 'dropped', 1)],
  ['answers are 10 MB long', ({ answersAtLength }) => answersAtLength(true)],
  ['searches lag', ({ lagsBehind }) => lagsBehind(120_000)],
  [
    'searches lag, and a contact is made, and nobody says so',
    ({ lagsBehind, faults }) => {
      lagsBehind(120_000)
      faults.begin('contacts', 'dropped', 1)
    },
  ],
]

/** The other CRMs meet the faults in the long run. */
export const isInGate = ({ provider }: StandInCrm) => provider === 'hubspot'

/** The real server with CRMs that fail. Call it at the top of a test file. */
export async function startFailingCrms() {
  const { app, crms, hubspot, pipedrive } = await startCrmApp()
  let turn = 0

  beforeEach(() => {
    for (const crm of crms) {
      works(crm)
      crm.clear()
    }
    app.clock.set(TEST_NOW)
    app.clock.advance(++turn * 5)
    // Shortens the timeout, so the tests are quick.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => realTimeout(milliseconds / HASTE))
  })

  afterEach(() => void vi.restoreAllMocks())

  function works(crm: StandInCrm) {
    crm.faults.end()
    crm.lagsBehind(0)
    crm.answersAtLength(false)
    hubspot.failsInputs(undefined)
    pipedrive.movesTo(undefined)
  }

  async function connected(crm: StandInCrm) {
    const host = await openAccount(app)
    crm.addUser(host.me.userEmail)
    const connection = await connectCrm(host, crm, host.me.userEmail)
    return { host, connection, event: await addEvent(host) }
  }

  /** A minute in which a worker does what is due. */
  async function minutePasses(host: TestHost) {
    for (let part = 0; part < 6; part++) {
      app.clock.advance(1 / 6)
      await lookAfterAll(app, host)
      await drainCrms(app, host)
    }
  }

  /** Bookings are taken, and a minute after it there is one contact and one meeting. */
  async function survives(crm: StandInCrm, [name, begin]: Fault): Promise<void> {
    const { host, event } = await connected(crm)
    begin(crm)
    const { booking, manage } = await book(app, host, event, START)
    await followCrm(app, host, booking.id)
    await drainCrms(app, host)
    await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T10:00:00Z' } })
    await followCrm(app, host, booking.id)
    const isLagging = name.startsWith('searches lag')
    if (!isLagging) works(crm)
    // A day's limit is over when the vendor says so.
    if (name === 'the day is used up') app.clock.advance(31)
    await minutePasses(host)
    expect(crm.contacts()).toMatchObject([{ email: booking.invitee.email }])
    expect(crm.meetings()).toMatchObject([{ start: '2027-03-02T10:00:00.000Z', outcome: 'SCHEDULED' }])
    const { connections } = await host.api.call('GET /connections')
    expect(connections).toMatchObject([{ health: 'working' }])
  }

  return { app, crms, hubspot, pipedrive, works, connected, minutePasses, survives }
}
