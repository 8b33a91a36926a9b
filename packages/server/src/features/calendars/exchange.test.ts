import type { BusyKind } from '@scheduling/contract'
import type { Exchange } from '@scheduling/sandbox/exchange'
import { startExchange } from '@scheduling/sandbox/exchange'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { calendarsIn, sharesWithNoEarlierTest } from '../../testing/stand-ins/calendars.ts'
import { lookAfterAll } from '../../testing/stand-ins/google.ts'
import { book } from '../../testing/hosts.ts'
import { writeEvent } from './write.ts'

// `providers.long.test.ts` tests Exchange with NTLM like every provider. Here is what only Exchange has, with both ways to sign in.
const app = await startTestApp()
sharesWithNoEarlierTest(app)
const { connectedHost: hostWith, follow, seen } = calendarsIn(app)
const params = { provider: 'exchange' as const }
type Status = NonNullable<ReturnType<Exchange['events']['get']>>['status']
const servers: [name: string, exchange: Exchange][] = [
  ['NTLM', await startExchange({ ways: ['NTLM'], now: () => app.clock.now() })],
  ['Basic', await startExchange({ ways: ['Basic'], now: () => app.clock.now() })],
]
afterAll(async () => {
  for (const [, { close }] of servers) await close()
})

describe.each(servers)('a server that wants %s', (_name, exchange) => {
  const { url: address, user, domain, password } = exchange
  const account = { address, user: `${domain}\\${user}`, password }
  const busy = (subject: string, start: string, end: string, status: Status = 'Busy') =>
    exchange.events.set(subject, { subject, start, end, status, changeKey: 1, attendees: [] })

  beforeEach(() => {
    exchange.works()
    exchange.events.clear()
    app.clock.advance(2)
  })

  async function connectedHost() {
    const connected = await hostWith(({ api }) =>
      api.call('POST /connections/:provider/open', { params, body: account }),
    )
    await lookAfterAll(app, connected.host)
    return connected
  }

  test('a right password opens it, a wrong one is told', async () => {
    const { host, connection } = await connectedHost()
    expect(connection).toMatchObject({ provider: 'exchange', health: 'working' })
    expect((await host.api.call('GET /calendars')).calendars).toMatchObject([
      { name: 'Calendar', canWrite: true, isBlocking: true, isTarget: true },
    ])
    for (const wrong of [{ password: 'wrong' }, { user: 'nobody' }]) {
      const problem = await host.api.refusal('POST /connections/:provider/open', {
        params,
        body: { ...account, ...wrong },
      })
      expect(problem.code).toBe('account_refused')
    }
  })

  test('what is busy there is not offered, and is again when it is gone', async () => {
    const { host, event } = await connectedHost()
    busy('dentist', '2027-03-02T09:30:00Z', '2027-03-02T10:00:00Z')
    busy('out', '2027-03-02T10:00:00Z', '2027-03-02T10:30:00Z', 'OOF')
    busy('free', '2027-03-02T10:30:00Z', '2027-03-02T11:00:00Z', 'Free')
    expect(await seen(host, event.slug)).toEqual(['09:00', '10:30'])
    exchange.events.clear()
    await lookAfterAll(app, host)
    expect(await seen(host, event.slug)).toHaveLength(4)
  })

  test.each<[Status, BusyKind, boolean]>([
    ['Tentative', 'tentative', true],
    ['OOF', 'out_of_office', true],
    ['WorkingElsewhere', 'elsewhere', false],
  ])('whether %s counts its host chooses', async (status, kind, countsAtFirst) => {
    const { host, event, connection } = await connectedHost()
    busy('one', '2027-03-02T09:00:00Z', '2027-03-02T11:00:00Z', status)
    expect(await seen(host, event.slug)).toHaveLength(countsAtFirst ? 0 : 4)
    const [main] = (await host.api.call('GET /calendars')).calendars
    const counted = countsAtFirst ? [] : [kind]
    const body = { connectionId: connection.id, id: main?.id ?? '', counted }
    await host.api.call('PUT /calendars/counted', { body })
    await lookAfterAll(app, host)
    expect(await seen(host, event.slug)).toHaveLength(countsAtFirst ? 4 : 0)
  })

  test('a booking stands there once, moves and goes, though answers were lost', async () => {
    const { host, event } = await connectedHost()
    const { booking, manage } = await book(app, host, event, '2027-03-02T09:00:00Z')
    const ref = { hostId: host.me.userID, bookingId: booking.id }
    const lost = async () => {
      exchange.fails('writing', 'dropped', 1)
      await expect(follow(host, booking.id)).rejects.toMatchObject({ failure: 'unavailable' })
      await writeEvent(app.context, ref)
      return [...exchange.events.values()].map(({ subject, start }) => `${subject} ${start}`)
    }
    expect(await lost()).toEqual(['Consultation: Ada Guest 2027-03-02T09:00:00Z'])
    await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T10:00:00Z' } })
    expect(await lost()).toEqual(['Consultation: Ada Guest 2027-03-02T10:00:00Z'])
    await lookAfterAll(app, host)
    expect(await seen(host, event.slug)).toEqual(['09:00', '09:30', '10:30'])
    await manage.call('POST /manage/cancel', { body: {} })
    expect(await lost()).toEqual([])
  })
})
