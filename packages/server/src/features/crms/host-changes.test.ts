import { beforeEach, describe, expect, test } from 'vitest'
import { TEST_NOW } from '../../testing/clock.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import type { StandInCrm } from '../../testing/stand-ins/crms.ts'
import { connectCrm, drainCrms, followCrm, startCrmApp } from '../../testing/stand-ins/crms.ts'
import { changeHostEmail } from '../hosts/operations.ts'

const { app, crms } = await startCrmApp()
let turn = 0

beforeEach(() => {
  for (const crm of crms) {
    crm.faults.end()
    crm.clear()
  }
  app.clock.set(TEST_NOW)
  app.clock.advance(++turn)
})

/** A host whose CRM has a meeting that is theirs, and the new address of somebody there. */
async function hostIn(crm: StandInCrm) {
  const host = await openAccount(app)
  crm.addUser(host.me.userEmail)
  await connectCrm(host, crm, host.me.userEmail)
  const { booking } = await book(app, host, await addEvent(host), '2027-03-02T09:00:00Z')
  await followCrm(app, host, booking.id)
  expect(crm.meetings()).toMatchObject([{ owner: host.me.userEmail }])
  const email = `new-${crypto.randomUUID().slice(0, 8)}@example.test`
  crm.addUser(email)
  return { host, booking, email }
}

const changeEmail = async ({ me }: TestHost, email: string) =>
  app.context.db.transaction().execute(async (trx) => changeHostEmail(app.context, trx, me.userID, email))

const waiting = async ({ me }: TestHost) =>
  (
    await app.context.pool.query(
      'select booking_id from crm_meetings where host_id = $1 and due_at is not null',
      [me.userID],
    )
  ).rows.length

describe.each(crms)('$provider', (crm) => {
  test('an upcoming meeting goes to whoever has the host’s new email, without another one', async () => {
    const { host, email } = await hostIn(crm)
    const [made] = crm.meetings()
    await changeEmail(host, email)
    expect(await waiting(host)).toBe(1)
    await drainCrms(app, host)
    expect(crm.meetings()).toMatchObject([{ id: made?.id, owner: email }])
    expect(await waiting(host)).toBe(0)
  })

  test('another name or language changes nothing there, so nothing is written', async () => {
    const { host } = await hostIn(crm)
    await host.api.call('PATCH /settings', { body: { name: 'Nora Quist', language: 'de' } })
    expect(await waiting(host)).toBe(0)
  })

  test('past and canceled meetings stay as they were', async () => {
    const { host, booking, email } = await hostIn(crm)
    app.clock.set('2027-03-03T09:00:00Z')
    await changeEmail(host, email)
    expect(await waiting(host)).toBe(0)
    app.clock.set(TEST_NOW)
    await app.context.pool.query(`update bookings set status = 'canceled' where id = $1`, [booking.id])
    await changeEmail(host, email)
    expect(await waiting(host)).toBe(0)
  })

  test('is tried until the CRM has it', async () => {
    const { host, email } = await hostIn(crm)
    for (const each of ['api', 'contacts', 'meetings'] as const) crm.faults.begin(each, 'unavailable')
    await changeEmail(host, email)
    await drainCrms(app, host)
    crm.faults.end()
    expect(await waiting(host)).toBe(1)
    app.clock.advance(1)
    await drainCrms(app, host)
    expect(crm.meetings()).toMatchObject([{ owner: email }])
  })
})
