import { describe, expect, test } from 'vitest'
import { book, openAccount } from '../../testing/hosts.ts'
import { connectCrm, drainCrms, followCrm } from '../../testing/stand-ins/crms.ts'
import { FAULTS, isInGate, START, startFailingCrms } from './testing/faults.ts'

// One CRM × every fault. `faults.long.test.ts` tries the other.
const { app, crms, pipedrive, works, connected, minutePasses, survives } = await startFailingCrms()

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

test.each(['https://evil.example', 'https://evil-pipedrive.com', 'http://company.pipedrive.com', 'nothing'])(
  'a company’s API at %s is refused before anything is sent there',
  async (domain) => {
    const host = await openAccount(app)
    pipedrive.movesTo(domain)
    await expect(connectCrm(host, { provider: 'pipedrive' })).rejects.toThrow(/unavailable/)
    expect((await host.api.call('GET /connections')).connections).toEqual([])
  },
)
