import type { EventType } from '@scheduling/contract'
import { HOUR } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { databaseState } from '../../testing/database-state.ts'
import { heldOf } from '../../testing/holds.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, bookingOf, openAccount, someAddress } from '../../testing/hosts.ts'
import { sendForm } from '../../testing/pages.ts'
import { addressOf } from '../../testing/polls.ts'
import { proofFor } from '../../testing/proof.ts'
import { allow } from '../abuse/operations.ts'
import { LIMITS as BOOKING_LIMITS } from '../bookings/limits.ts'
import { MAILS_HELD } from './events.ts'
import { nextStrangerMailAt } from './strangers.ts'

// Mails that ask whether an address belongs to the person who wants to book: anybody can type any address.

const app = await startTestApp({ hasPlans: true })
const { context } = app

const HALF_HOUR = HOUR / 2
// How many mails a host may send on its first day.
const A_DAY = 100

const noticesOf = async (host: TestHost) => {
  const held = `select 1 from jobs.job where name = $1 and data ->> 'hostId' = $2`
  return (await context.pool.query(held, [MAILS_HELD.name, host.me.userID])).rows
}

/** Requests a time with an address, from a network of its own. */
async function ask(
  host: TestHost,
  event: Pick<EventType, 'slug'>,
  number: number,
  email: string,
  headers: Record<string, string> = {},
) {
  const start = new Date(Date.parse('2027-03-03T09:00:00Z') + number * HALF_HOUR).toISOString()
  const body = bookingOf(host, event, start, { invitee: { name: 'Ada', email } })
  return app.visitor.try('POST /bookings', { body, headers: { ...someAddress(), ...headers } })
}

/** Requests with one address at two hosts as often as a day allows, some of them in an hour. */
async function askAllDay(email: string) {
  const hosts = [await openAccount(app), await openAccount(app)] as const
  const events = await Promise.all(hosts.map((host) => addEvent(host, { confirmEmail: true })))
  const [host, event] = [hosts[0], events[0] as EventType]
  const answers = []
  for (let number = 0; number < 20; number++) {
    if (number % 10 === 0) app.clock.advance(60)
    const [at, of] = number % 2 === 0 ? [host, event] : [hosts[1], events[1] as EventType]
    answers.push(await ask(at, of, Math.floor(number / 2), email))
  }
  app.clock.advance(60)
  return { host, event, answers }
}

test('who is asked whether an address is theirs is asked twenty times a day, over all hosts; then it is said at once', async () => {
  const email = 'typed@park.example'
  const { host, event, answers } = await askAllDay(email)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  const before = await databaseState(context.pool)
  const refused = await ask(host, event, 10, email)
  expect(refused).toMatchObject({ status: 429, body: { code: 'mailbox_full' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const form = { start: '2027-03-03T14:00:00Z', name: 'Ada', email, timezone: 'Asia/Tokyo' }
  const page = await sendForm(app.url, `/${host.me.link}/${event.slug}`, form)
  expect([page.status, page.page]).toMatchObject([429, { refused: { code: 'mailbox_full' } }])
  // Nothing is newly held, and earlier holds stay.
  expect(await databaseState(context.pool)).toBe(before)
  // The host hears nothing, because nothing waits, and may still write to as many people as before.
  expect(await host.api.call('GET /settings/notifications/held')).toEqual({ held: 0, until: null })
  expect(await noticesOf(host)).toEqual([])
  expect((await ask(host, event, 10, 'other@park.example')).status).toBe(201)

  const held = heldOf(app, answers[18]?.body as never)
  const again = { body: { hold: held.token } }
  expect((await app.visitor.refusal('POST /bookings/hold/mail', again)).code).toBe('hold_expired')
  app.clock.advance(-59)
  expect((await app.visitor.refusal('POST /bookings/hold/mail', again)).code).toBe('mailbox_full')
  // Confirming shows that they asked for it themselves.
  await app.visitor.call('POST /bookings/confirm', { body: { hold: held.token, code: held.code } })
  app.clock.advance(59)
  expect((await ask(host, event, 11, email)).status).toBe(201)
  app.clock.advance(-180)
})

test('a mailbox that is full is said to be in the same words, whoever filled it', async () => {
  const [asked, invited] = ['asked@park.example', 'invited@park.example']
  const { host, event } = await askAllDay(asked)
  for (let count = 0; count < 20; count++)
    await nextStrangerMailAt(
      context,
      { hostId: (await openAccount(app)).me.userID, recipient: invited },
      { mailId: crypto.randomUUID(), cause: 'host' },
    )
  const [one, other] = [await ask(host, event, 10, asked), await ask(host, event, 10, invited)]
  const { instance: _instance, ...said } = one.body as Record<string, unknown>
  expect(said.code).toBe('mailbox_full')
  expect(other).toMatchObject({ status: 429, body: said })
  app.clock.advance(-180)
})

test('nobody uses up what a host may send by asking for times, nor keeps others from asking', async () => {
  const host = await openAccount(app)
  const to = (name: string, cause: 'host' | 'self') =>
    nextStrangerMailAt(
      context,
      { hostId: host.me.userID, recipient: addressOf(host, name) },
      { mailId: crypto.randomUUID(), cause },
    )
  for (let count = 0; count < A_DAY + 1; count++) expect(await to(`typed-${count}`, 'self')).toBeUndefined()
  expect(await to('first', 'host')).toBeUndefined()
  for (let count = 1; count < A_DAY; count++) expect(await to(`invited-${count}`, 'host')).toBeUndefined()
  expect(await to('second', 'host')).toBeDefined()
  expect(await to('third', 'self')).toBeUndefined()
})

test('who asks on a page on which very many have asked today works for it, and is not sent away', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host, { confirmEmail: true })
  const { holdsPerHost } = BOOKING_LIMITS
  for (let count = 0; count < holdsPerHost.free; count++)
    await allow(context, 'ask', [[holdsPerHost, host.me.userID]])
  const { body } = await ask(host, event, 0, addressOf(host, 'ada'))
  const worked = await ask(host, event, 0, addressOf(host, 'ada'), await proofFor(body))
  expect(worked).toMatchObject({ status: 201, body: { state: 'confirm_email' } })
})
