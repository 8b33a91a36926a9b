import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startCatcher } from '../../mail/catcher.ts'
import { renderMail } from '../../mail/templates/index.tsx'
import { createMailer } from '../../mail/transport.ts'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { getBooking } from '../bookings/operations.ts'
import { snapshotOf } from '../bookings/snapshot.ts'
import { planMails } from './jobs.ts'
import { startMailWorker } from './testing/worker.ts'
import { eventually } from '../../testing/eventually.ts'

const app = await startTestApp()
// In order of arrival, the addresses of each mail together.
const arrived: string[][] = []
const arrivalOf = (address: string) => arrived.findIndex((addresses) => addresses.includes(address))
// About as long as a nearby mail server takes.
const catcher = await startCatcher(async ({ recipients }) => {
  arrived.push(recipients)
  await sleep(20)
})
const { publicUrl } = app.context.config
const mailer = createMailer({ smtpUrl: catcher.smtpUrl, publicUrl })
let worker: Awaited<ReturnType<typeof startMailWorker>> | undefined
afterAll(async () => {
  await worker?.stop()
  mailer.close()
  await catcher.close()
})

test('of a host whose thousands of mails wait, less than a hundred go before anybody else’s', async () => {
  const [flooder, victim] = [await openAccount(app), await openAccount(app)]
  const flood = await addEvent(flooder)
  const guests = Array.from({ length: 10 }, (_, index) => `guest-${index}@example.test`)
  const { booking } = await book(app, flooder, flood, '2027-03-02T14:00:00Z', { guests })
  const bookingWithOffer = await getBooking(app.context, flooder.me.userID, booking.id)
  const happened = {
    kind: 'booking.rescheduled' as const,
    hostId: flooder.me.userID,
    bookingId: booking.id,
    occurredAt: new Date(app.clock.now()).toISOString(),
    snapshot: snapshotOf(bookingWithOffer.booking),
  }
  for (let move = 0; move < 250; move++) await planMails(app.context, { ...happened, id: randomUUID() })
  const waiting = async () => {
    const { rows } = await app.context.pool.query(
      "select count(*)::int as count from jobs.job where name = 'mails' and state = 'created'",
    )
    return rows[0].count as number
  }
  expect(await waiting()).toBe(3_000)
  worker = await startMailWorker({ context: app.context, mailer, renderMail })
  await eventually(() => expect(arrived.length).toBeGreaterThan(0))

  const event = await addEvent(victim)
  const before: number[] = []
  for (let index = 0; index < 10; index++) {
    const start = new Date(Date.parse('2027-03-03T09:00:00Z') + index * 1_800_000).toISOString()
    const email = `ada-${index}@example.test`
    await book(app, victim, event, start, { invitee: { name: 'Ada', email } })
    const sent = arrived.length
    await eventually(() => expect(arrivalOf(email)).toBeGreaterThan(-1))
    before.push(arrivalOf(email) - sent)
  }
  expect(Math.max(...before)).toBeLessThan(100)
  // The flood is still being sent, and is far from over.
  expect(await waiting()).toBeGreaterThan(1_000)
})
