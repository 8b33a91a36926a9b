import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { choose, readerOfLink } from './choices.ts'
import { openMailApp } from './testing/mail-app.ts'
import { startMailWorker } from './testing/worker.ts'
import { eventually } from '../../testing/eventually.ts'

// Checks must not keep the workers from their jobs.
const EVERY = { interval: 100 }

// Through the queue, with two workers, as in two processes.

const app = await startTestApp()
const { postOffice, mailsTo } = await openMailApp(app)
const workers: Awaited<ReturnType<typeof startMailWorker>>[] = []

beforeAll(async () => {
  for (let worker = 0; worker < 2; worker++) workers.push(await startMailWorker(postOffice))
})
afterAll(async () => {
  for (const { stop } of workers) await stop()
})

async function come(address: string, count: number): Promise<void> {
  await eventually(async () => expect(await mailsTo(address)).toHaveLength(count), EVERY)
}

/** Waits until only jobs are left that wait for a pause. */
async function settled(): Promise<void> {
  await eventually(async () => {
    const { rows } = await app.context.pool.query(
      `select 1 from jobs.job where name in ('booking-events', 'mails', 'reader-returns', 'later')
         and (state in ('active', 'retry') or state = 'created' and start_after <= now())`,
    )
    // A job whose reader was claimed by another job comes back in ten seconds.
    await app.context.pool.query("update jobs.job set start_after = now() where state = 'retry'")
    expect(rows).toHaveLength(0)
  }, EVERY)
}

/** Minutes later. */
async function afterPause(minutes = 2): Promise<void> {
  await settled()
  app.clock.advance(minutes)
  await app.context.pool.query(
    `update jobs.job set start_after = now()
     where name = 'later' and state = 'created' and data ->> 'queue' = 'mails'`,
  )
  await settled()
}

it('a booking that is moved twenty times in a row is one more mail to each, to guests after an hour', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const guests = Array.from({ length: 4 }, (_, index) => `stranger-${index}@example.test`)
  const week = { from: '2027-03-08T00:00:00Z', to: '2027-03-15T00:00:00Z' }
  const query = { owner: host.me.link, event: event.slug, ...week }
  const { starts } = await app.visitor.call('GET /slots', { query })
  const { booking, manage } = await book(app, host, event, String(starts[0]), { guests })
  const everybody = [...guests, booking.invitee.email]
  for (const address of everybody) await come(address, 1)
  for (const start of starts.slice(1, 21)) await manage.call('POST /manage/reschedule', { body: { start } })
  await settled()
  for (const address of everybody) await come(address, 1)

  await afterPause()
  for (const guest of guests) await come(guest, 1)
  await afterPause(60)
  for (const address of [booking.invitee.email, host.me.userEmail]) {
    const told = (await mailsTo(address)).flatMap(({ invitation }) => invitation ?? [])
    expect(told).toHaveLength(2)
    expect(told[1]).toBe(`REQUEST 20 ${new Date(String(starts[20])).toISOString()}`)
  }

  for (const guest of guests) {
    await come(guest, 2)
    expect((await mailsTo(guest))[1]?.invitation).toMatch(/^REQUEST 20 /)
  }

  app.clock.advance(2)
  await manage.call('POST /manage/reschedule', { body: { start: String(starts[21]) } })
  await settled()
  const token = /\/mails\/([\w-]+)/.exec((await mailsTo(String(guests[0])))[0]?.text ?? '')?.[1]
  await choose(app.context, await readerOfLink(app.context, String(token)), 'keep')
  await come(String(guests[0]), 3)
  expect((await mailsTo(String(guests[0])))[2]?.invitation).toMatch(/^REQUEST 21 /)
})
