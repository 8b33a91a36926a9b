import { beforeEach, describe, expect, test } from 'vitest'
import { TEST_NOW } from '../../testing/clock.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import type { StandInCrm } from '../../testing/stand-ins/crms.ts'
import { connectCrm, drainCrms, followCrm, startCrmApp } from '../../testing/stand-ins/crms.ts'

const { app, crms } = await startCrmApp()
let turn = 0

beforeEach(() => {
  for (const crm of crms) {
    crm.faults.end()
    crm.clear()
  }
  app.clock.set(TEST_NOW)
  app.clock.advance(++turn * 20)
})

const TIMES = ['13:00', '13:30', '14:00', '14:30', '15:00', '15:30']

/** A host who was booked on a day that is over and on one to come, and then connects a CRM. */
async function booked(crm: StandInCrm) {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const ids: string[] = []
  for (const day of ['2027-03-01', '2027-03-02'])
    for (const time of TIMES) ids.push((await book(app, host, event, `${day}T${time}:00Z`)).booking.id)
  app.clock.advance(8 * 60)
  crm.addUser(host.me.userEmail)
  const { id } = await connectCrm(host, crm, host.me.userEmail)
  return { host, ids, params: { id } }
}

/** Does what a worker does until nothing is left, with time passing. */
async function finish(host: TestHost, params: { id: string }) {
  for (let round = 0; round < 60; round++) {
    await drainCrms(app, host)
    const { waiting } = await host.api.call('GET /crms/:id', { params })
    if (waiting === 0) return
    app.clock.advance(1 / 6)
  }
}

describe.each(crms)('$provider', (crm) => {
  const limit = crm.provider === 'hubspot' ? 100 : 80

  test('bookings from before the connection are added once, below the limit, and live ones come first', async () => {
    const { host, ids, params } = await booked(crm)
    await drainCrms(app, host)
    expect(crm.meetings()).toEqual([])
    const started = await host.api.call('POST /crms/:id/backfill', { params, body: { span: 'all' } })
    expect(started.backfill).toMatchObject({ span: 'all', total: ids.length, done: 0, state: 'running' })
    const twice = await host.api.refusal('POST /crms/:id/backfill', { params, body: { span: 'all' } })
    expect(twice.code).toBe('crm_busy')
    await drainCrms(app, host)
    const partly = await host.api.call('GET /crms/:id', { params })
    expect(partly.backfill?.done).toBeGreaterThan(0)
    expect(partly.backfill?.done).toBeLessThan(ids.length)
    const live = await book(app, host, await addEvent(host), '2027-03-03T09:00:00Z')
    app.clock.advance(1 / 6)
    await followCrm(app, host, live.booking.id)
    await finish(host, params)
    const place = crm.meetings().findIndex(({ start }) => start.startsWith('2027-03-03'))
    expect(place).toBe(partly.backfill?.done)
    expect(crm.meetings()).toHaveLength(ids.length + 1)
    expect(crm.contacts()).toHaveLength(ids.length + 1)
    expect(crm.busiest()).toBeLessThanOrEqual(limit)
    expect(crm.answered.filter((line) => line.endsWith('429'))).toEqual([])
    const done = await host.api.call('GET /crms/:id', { params })
    expect(done.backfill).toMatchObject({ total: ids.length, done: ids.length, state: 'done' })
    const again = await host.api.call('POST /crms/:id/backfill', { params, body: { span: 'all' } })
    expect(again.backfill).toMatchObject({ total: 0, state: 'done' })
    const { activity } = await host.api.call('GET /account-activity')
    expect(activity.map(({ kind }) => kind)).toContain('crm_filled')
  })

  test('only what is over, or only what is to come', async () => {
    const { host, params } = await booked(crm)
    for (const [span, day] of [
      ['past', '2027-03-01'],
      ['future', '2027-03-02'],
    ] as const) {
      crm.clear()
      await host.api.call('POST /crms/:id/backfill', { params, body: { span } })
      await finish(host, params)
      expect(crm.meetings()).toHaveLength(TIMES.length)
      expect(crm.meetings().every(({ start }) => start.startsWith(day))).toBe(true)
    }
  })

  test('stopped, it adds no more, and keeps what is there', async () => {
    const { host, ids, params } = await booked(crm)
    await host.api.call('POST /crms/:id/backfill', { params, body: { span: 'all' } })
    await drainCrms(app, host)
    const added = crm.meetings().length
    for (let time = 0; time < 2; time++) {
      const stopped = await host.api.call('DELETE /crms/:id/backfill', { params })
      expect(stopped.backfill).toMatchObject({ state: 'stopped', total: ids.length })
    }
    app.clock.advance(10)
    await drainCrms(app, host)
    expect(crm.meetings()).toHaveLength(added)
    await host.api.call('POST /crms/:id/backfill', { params, body: { span: 'all' } })
    await finish(host, params)
    expect(crm.meetings()).toHaveLength(ids.length)
  })

  test('killed at any moment, it goes on where it was, and adds nothing twice', async () => {
    const { host, ids, params } = await booked(crm)
    await host.api.call('POST /crms/:id/backfill', { params, body: { span: 'all' } })
    for (const endpoint of ['contacts', 'meetings', 'contacts', 'meetings'] as const) {
      // What it was writing is done there, and the process hears nothing of it any more.
      crm.faults.begin(endpoint, 'dropped', 1)
      await drainCrms(app, host)
      crm.faults.end()
      await leaveTurnTaken()
      await drainCrms(app, host)
      await app.context.db
        .updateTable('crm_turns')
        .set({ taken_until: new Date(0) })
        .execute()
      app.clock.advance(1)
    }
    await finish(host, params)
    expect(crm.meetings()).toHaveLength(ids.length)
    expect(crm.contacts()).toHaveLength(ids.length)
  })

  /** A process that was killed still has its turn. */
  async function leaveTurnTaken() {
    const { account_id: account } = await app.context.db
      .selectFrom('connections')
      .select('account_id')
      .where('provider', '=', crm.provider)
      .executeTakeFirstOrThrow()
    const company = `${crm.provider} ${account.split('.')[0]}`
    const taken = { company, taken_by: crypto.randomUUID(), taken_until: new Date(Date.now() + 60_000) }
    await app.context.db.insertInto('crm_turns').values(taken).execute()
  }
})
