import { describe, expect, test } from 'vitest'
import { book, openAccount } from '../../testing/hosts.ts'
import type { StandInCrm } from '../../testing/stand-ins/crms.ts'
import { connectCrm, drainCrms, followCrm } from '../../testing/stand-ins/crms.ts'
import { FAULTS, isInGate, START, startFailingCrms } from './testing/faults.ts'

// One CRM × every fault. `faults.long.test.ts` tries the other.
const { app, crms, hubspot, pipedrive, works, connected, minutePasses, survives } = await startFailingCrms()

describe.each(crms.filter(isInGate))('$provider', (crm) => {
  test.each(FAULTS)(
    'while %s bookings are taken, and a minute after it there is one contact and one meeting',
    async (...fault) => survives(crm, fault),
  )
})

describe.each(crms)('$provider', (crm) => {
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

describe('while HubSpot answers a success with errors of the inputs', () => {
  const [crm] = crms.filter(({ provider }) => provider === 'hubspot') as [StandInCrm]

  test.each(['batches', 'calls'] as const)(
    'in %s, a meeting that was made, and nobody said so, is not made again',
    async (failing) => {
      const { host, event, connection } = await connected(crm)
      const params = { id: connection.id }
      crm.faults.begin('meetings', 'dropped', 1)
      const { booking } = await book(app, host, event, START)
      await followCrm(app, host, booking.id)
      hubspot.failsInputs(failing)
      await minutePasses(host)
      expect(await host.api.call('GET /crms/:id', { params })).toMatchObject({ waiting: 1 })
      works(crm)
      await minutePasses(host)
      expect(crm.meetings()).toHaveLength(1)
      expect(await host.api.call('GET /crms/:id', { params })).toMatchObject({ waiting: 0, failed: 0 })
    },
  )

  test('a change is not taken for written', async () => {
    const { host, event } = await connected(crm)
    const { booking, manage } = await book(app, host, event, START)
    await followCrm(app, host, booking.id)
    hubspot.failsInputs('calls')
    await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T10:00:00Z' } })
    await followCrm(app, host, booking.id)
    works(crm)
    await minutePasses(host)
    expect(crm.meetings()).toMatchObject([{ start: '2027-03-02T10:00:00.000Z' }])
  })

  test('a contact that could not be read is not taken for missing', async () => {
    const { host, event } = await connected(crm)
    hubspot.failsInputs('batches')
    const { booking } = await book(app, host, event, START)
    await followCrm(app, host, booking.id)
    expect(crm.contacts()).toEqual([])
    works(crm)
    await minutePasses(host)
    expect(crm.contacts()).toMatchObject([{ email: booking.invitee.email }])
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
