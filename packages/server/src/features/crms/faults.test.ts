import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TEST_NOW } from '../../testing/clock.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import type { StandInCrm } from '../../testing/stand-ins/crms.ts'
import { connectCrm, drainCrms, followCrm, startCrmApp } from '../../testing/stand-ins/crms.ts'
import { lookAfterAll } from '../../testing/stand-ins/google.ts'

const { app, crms, pipedrive } = await startCrmApp()

const START = '2027-03-02T09:00:00Z'
const HASTE = 4
const realTimeout = AbortSignal.timeout.bind(AbortSignal)
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
  pipedrive.movesTo(undefined)
}

const EVERYWHERE = ['api', 'contacts', 'meetings'] as const

/** What goes wrong, and whether it ends by itself. */
const FAULTS: [name: string, begin: (crm: StandInCrm) => void][] = [
  ['it answers 401 once', ({ faults }) => faults.begin('api', 'unauthorised', 1)],
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

describe.each(crms)('$provider', (crm) => {
  test.each(FAULTS)(
    'while %s bookings are taken, and a minute after it there is one contact and one meeting',
    async (_, begin) => {
      const { host, event } = await connected(crm)
      begin(crm)
      const { booking, manage } = await book(app, host, event, START)
      await followCrm(app, host, booking.id)
      await drainCrms(app, host)
      await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T10:00:00Z' } })
      await followCrm(app, host, booking.id)
      const isLagging = _.startsWith('searches lag')
      if (!isLagging) works(crm)
      // A day's limit is over when the vendor says so.
      if (_ === 'the day is used up') app.clock.advance(31)
      await minutePasses(host)
      expect(crm.contacts()).toMatchObject([{ email: booking.invitee.email }])
      expect(crm.meetings()).toMatchObject([{ start: '2027-03-02T10:00:00.000Z', outcome: 'SCHEDULED' }])
      const { connections } = await host.api.call('GET /connections')
      expect(connections).toMatchObject([{ health: 'working' }])
    },
  )

  test('beside an import of hundreds, a contact that was made, and nobody said so, is found', async () => {
    const { host, event } = await connected(crm)
    for (let count = 0; count < 600; count++) crm.addContact(`import-${count}@example.test`, 'Imported')
    app.clock.advance(1)
    crm.lagsBehind(120_000)
    crm.faults.begin('contacts', 'dropped', 1)
    const { booking } = await book(app, host, event, START)
    await followCrm(app, host, booking.id)
    await minutePasses(host)
    const made = crm.contacts().filter(({ email }) => email === booking.invitee.email)
    expect([made.length, crm.meetings().length]).toEqual([1, 1])
  })

  test('access that was taken back is told, nothing is lost, and connecting again goes on', async () => {
    const { host, event, connection } = await connected(crm)
    crm.revoke()
    const { booking } = await book(app, host, event, START)
    await followCrm(app, host, booking.id)
    const { connections } = await host.api.call('GET /connections')
    expect(connections).toMatchObject([{ health: 'needs_reconnect' }])
    expect(crm.meetings()).toEqual([])
    const params = { id: connection.id }
    expect(await host.api.call('GET /crms/:id', { params })).toMatchObject({ waiting: 1 })
    await connectCrm(host, crm, host.me.userEmail)
    await drainCrms(app, host)
    expect(crm.meetings()).toHaveLength(1)
    expect(await host.api.call('GET /crms/:id', { params })).toMatchObject({ waiting: 0, failed: 0 })
  })

  test('one that asks for a rest is not called before it is over', async () => {
    const { host, event } = await connected(crm)
    const { booking } = await book(app, host, event, START)
    crm.faults.begin('api', 'rate_limited', 1)
    await followCrm(app, host, booking.id)
    works(crm)
    const called = crm.answered.length
    await drainCrms(app, host)
    expect(crm.answered).toHaveLength(called)
    app.clock.advance(1)
    await drainCrms(app, host)
    expect(crm.meetings()).toHaveLength(1)
  })

  test('two workers at once renew a token once, and make one contact of one person', async () => {
    const { host, event } = await connected(crm)
    const { host: other, event: otherEvent } = await connected(crm)
    const invitee = { name: 'Ada Guest', email: `ada-${crm.provider}@example.test` }
    const bookings = [
      [host, (await book(app, host, event, START, { invitee })).booking.id],
      [other, (await book(app, other, otherEvent, START, { invitee })).booking.id],
    ] as const
    crm.lagsBehind(60_000)
    crm.expireAccess()
    await Promise.all(bookings.flatMap(([who, id]) => [followCrm(app, who, id), followCrm(app, who, id)]))
    await minutePasses(host)
    await minutePasses(other)
    expect(crm.contacts().filter(({ email }) => email === invitee.email)).toHaveLength(1)
    expect(crm.meetings()).toHaveLength(2)
    const { connections } = await host.api.call('GET /connections')
    expect(connections).toMatchObject([{ health: 'working' }])
  })
})

test.each(['https://evil.example', 'https://evil-pipedrive.com', 'http://company.pipedrive.com', 'nothing'])(
  'a company’s API at %s is refused before anything is sent there',
  async (domain) => {
    const host = await openAccount(app)
    pipedrive.movesTo(domain)
    await expect(connectCrm(host, { provider: 'pipedrive' })).rejects.toThrow(/unavailable/)
    expect((await host.api.call('GET /connections')).connections).toEqual([])
  },
)
