import { describe, expect, it } from 'vitest'
import { StillTaken } from '../../jobs/attempt.ts'
import { startTestApp } from '../../testing/app.ts'
import type { TestBooking } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { MAIL_PAUSE } from './pace.ts'
import { claimReader, rememberTold } from './store.ts'
import { tellNews } from './tell.ts'
import { declineFor } from '../bookings/change/decline.ts'
import { openMailApp } from './testing/mail-app.ts'

const app = await startTestApp()
const { postOffice, tellAll, planned, remind, mailsTo } = await openMailApp(app)
const host = await openAccount(app)
const event = await addEvent(host, { reminders: [{ amount: 1, unit: 'hours' }] })
let days = 0
let moves = 0

/** A booking at nine on a day of its own, by somebody with this name. */
async function booked(name: string, given: Parameters<typeof book>[4] = {}): Promise<TestBooking & Known> {
  const email = `${name}@example.test`
  const day = new Date(
    Date.parse('2027-03-08') + (days++ % 5) * 86_400_000 + Math.floor(days / 5) * 7 * 86_400_000,
  )
  const at = (hour: number) => `${day.toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00Z`
  const made = await book(app, host, event, at(9), { invitee: { name, email }, timeZone: 'UTC', ...given })
  return { ...made, email, at }
}

interface Known {
  email: string
  at: (hour: number) => string
}

async function move({ manage }: TestBooking, start: string): Promise<void> {
  await manage.call('POST /manage/reschedule', { body: { start }, idempotencyKey: `move-${moves++}` })
}

async function cancel({ manage }: TestBooking): Promise<void> {
  await manage.call('POST /manage/cancel', { body: {}, idempotencyKey: `cancel-${moves++}` })
}

const stamp = (text: string) => new Date(text).toISOString()
const invitations = async (address: string) => (await mailsTo(address)).map(({ invitation }) => invitation)

describe('however often a booking changes within two minutes', () => {
  it('a reader gets the first mail at once and then one, of the newest state', async () => {
    const { booking, ...known } = await booked('ursula')
    await tellAll(booking.id)
    for (const hour of [10, 11, 12]) await move({ booking, ...known }, known.at(hour))
    await tellAll(booking.id)
    app.clock.advance(1.9)
    await tellAll(booking.id)
    expect(await invitations(known.email)).toEqual([`REQUEST 0 ${stamp(known.at(9))}`])

    app.clock.advance(0.1)
    await tellAll(booking.id)
    await tellAll(booking.id)
    expect(await invitations(known.email)).toEqual([
      `REQUEST 0 ${stamp(known.at(9))}`,
      `REQUEST 3 ${stamp(known.at(12))}`,
    ])
    const [, moved] = await mailsTo(known.email)
    expect(moved?.subject).toMatch(/^New time: .*, 12:00$/)
    expect(moved?.text).toMatch(/Former time: .*, 09:00 – 09:30/)
  })

  it('and then is canceled, that is said of the time that the reader knows', async () => {
    const { booking, ...known } = await booked('octavia')
    await tellAll(booking.id)
    await move({ booking, ...known }, known.at(10))
    await cancel({ booking, ...known })
    await tellAll(booking.id)
    app.clock.advance(2)
    await tellAll(booking.id)
    expect(await invitations(known.email)).toEqual([
      `REQUEST 0 ${stamp(known.at(9))}`,
      `CANCEL 2 ${stamp(known.at(9))}`,
    ])
  })

  it('who is told late is told how it stands', async () => {
    const { booking, ...known } = await booked('joanna')
    await move({ booking, ...known }, known.at(14))
    await tellAll(booking.id)
    const mails = await mailsTo(known.email)
    expect(mails.map(({ invitation }) => invitation)).toEqual([`REQUEST 1 ${stamp(known.at(14))}`])
    expect(mails[0]?.subject).toMatch(/^Confirmed: /)
  })
})

it('says nothing of a meeting that was moved and moved back', async () => {
  const { booking, ...known } = await booked('margaret')
  await tellAll(booking.id)
  await move({ booking, ...known }, known.at(10))
  await move({ booking, ...known }, known.at(9))
  app.clock.advance(5)
  await tellAll(booking.id)
  expect(await mailsTo(known.email)).toHaveLength(1)
  await move({ booking, ...known }, known.at(11))
  await tellAll(booking.id)
  expect(await invitations(known.email)).toEqual([
    `REQUEST 0 ${stamp(known.at(9))}`,
    `REQUEST 3 ${stamp(known.at(11))}`,
  ])
})

it('waits once for several changes: the last one has the job that goes on', async () => {
  const { booking, ...known } = await booked('nadine')
  await tellAll(booking.id)
  for (const hour of [10, 11, 12]) await move({ booking, ...known }, known.at(hour))
  const waits = []
  for (const mail of await planned(booking.id, known.email)) waits.push(await tellNews(postOffice, mail))
  expect(waits).toEqual([undefined, undefined, undefined, app.clock.now() + MAIL_PAUSE])
})

it('sends one mail, however many workers would', async () => {
  const { booking, ...known } = await booked('hilary')
  const [mail] = await planned(booking.id, known.email)
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => tellNews(postOffice, mail!)))
  expect(await mailsTo(known.email)).toHaveLength(1)
  const failures = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []))
  expect(failures.filter((reason) => !(reason instanceof StillTaken))).toEqual([])
})

it('a booking that is gone is told to nobody, and nothing stays of its reader', async () => {
  const { booking, email } = await booked('gwendolyn')
  const [mail] = await planned(booking.id, email)
  const { pool } = app.context
  await pool.query('delete from bookings where id = $1', [booking.id])
  expect(await tellNews(postOffice, mail!)).toBeUndefined()
  expect(await mailsTo(email)).toEqual([])
  const { rows } = await pool.query('select audience from mail_readers where booking_id = $1', [booking.id])
  expect(rows).toEqual([])
})

/** The state in the database after the kill: claimed, and perhaps told. */
async function killedWhileTelling(
  known: TestBooking & Known,
  kind: 'confirmation' | 'rescheduled',
  hour: number,
) {
  const { booking, email, at } = known
  const mail = (await planned(booking.id, email)).at(-1)!
  const before = await claimReader(app.context.db, mail, app.clock.now())
  const start = Date.parse(at(hour))
  const told = { kind, sequence: mail.sequence, start, end: start + 1_800_000, formerStart: null }
  await rememberTold(app.context.db, mail, { told, isSure: false, mailedAt: app.clock.now() })
  return { mail, before }
}

describe('a process that dies while it sends', () => {
  it('leaves the mail to another, which sends the same after the pause', async () => {
    const known = await booked('vera')
    const { mail } = await killedWhileTelling(known, 'confirmation', 9)
    await expect(tellNews(postOffice, mail)).rejects.toThrow(StillTaken)
    app.clock.advance(1)
    expect(await tellNews(postOffice, mail)).toBe(app.clock.now() + MAIL_PAUSE / 2)
    app.clock.advance(1)
    await tellAll(known.booking.id)
    await tellAll(known.booking.id)
    expect(await invitations(known.email)).toEqual([`REQUEST 0 ${stamp(known.at(9))}`])
  })

  it('does not make anybody believe that a move which they may have heard of still holds', async () => {
    const known = await booked('wanda')
    await tellAll(known.booking.id)
    app.clock.advance(5)
    await move(known, known.at(10))
    await killedWhileTelling(known, 'rescheduled', 10)
    await move(known, known.at(9))
    app.clock.advance(5)
    await tellAll(known.booking.id)
    expect(await invitations(known.email)).toEqual([
      `REQUEST 0 ${stamp(known.at(9))}`,
      `REQUEST 2 ${stamp(known.at(9))}`,
    ])
  })
})

describe('a mail that may have arrived, for the connection broke off', () => {
  const { mailer } = postOffice
  const breaking = {
    ...mailer,
    send: async (mail: Parameters<typeof mailer.send>[0]) => {
      await mailer.send(mail)
      throw Object.assign(new Error('Connection closed unexpectedly'), {
        code: 'ECONNECTION',
        command: 'CONN',
      })
    },
  }

  it('is sent again after the pause, as the same mail', async () => {
    const known = await booked('ida')
    const [mail] = await planned(known.booking.id, known.email)
    await expect(tellNews({ ...postOffice, mailer: breaking }, mail!)).rejects.toThrow('Connection closed')
    await tellAll(known.booking.id)
    expect(await mailsTo(known.email)).toHaveLength(1)
    app.clock.advance(2)
    await tellAll(known.booking.id)
    const mails = await mailsTo(known.email)
    expect(mails).toHaveLength(2)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  })

  it('is another mail where the booking has changed meanwhile', async () => {
    const known = await booked('olga')
    const [mail] = await planned(known.booking.id, known.email)
    await expect(tellNews({ ...postOffice, mailer: breaking }, mail!)).rejects.toThrow('Connection closed')
    await move(known, known.at(13))
    app.clock.advance(2)
    await tellAll(known.booking.id)
    const mails = await mailsTo(known.email)
    expect(mails.map(({ invitation }) => invitation)).toEqual([
      `REQUEST 0 ${stamp(known.at(9))}`,
      `REQUEST 1 ${stamp(known.at(13))}`,
    ])
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2)
  })
})

describe('a reminder', () => {
  it('counts: it waits for the pause after another mail, and the next mail for the pause after it', async () => {
    const known = await booked('thea')
    app.clock.set(known.at(7))
    await tellAll(known.booking.id)
    app.clock.advance(60)
    await move(known, known.at(11))
    await tellAll(known.booking.id)
    expect(await mailsTo(known.email)).toHaveLength(2)

    app.clock.set(known.at(10))
    app.clock.advance(-1)
    await move(known, known.at(12))
    await move(known, known.at(11))
    await tellAll(known.booking.id)
    app.clock.advance(1)
    await remind(known.booking.id, known.email)
    const [, , reminder] = await mailsTo(known.email)
    expect(reminder?.subject).toMatch(/^Reminder: /)
    expect(reminder?.text).toContain('starts in 1 hour.')

    await move(known, known.at(13))
    await tellAll(known.booking.id)
    expect(await mailsTo(known.email)).toHaveLength(3)
    app.clock.advance(2)
    await tellAll(known.booking.id)
    expect(await invitations(known.email)).toEqual([
      `REQUEST 0 ${stamp(known.at(9))}`,
      `REQUEST 1 ${stamp(known.at(11))}`,
      undefined,
      `REQUEST 4 ${stamp(known.at(13))}`,
    ])
  })

  it('that has to wait says how long it is until then when it goes, and nothing once the meeting has begun', async () => {
    const known = await booked('selma')
    app.clock.set(known.at(8))
    app.clock.advance(-1)
    await tellAll(known.booking.id)
    app.clock.advance(1)
    await remind(known.booking.id, known.email)
    expect(await mailsTo(known.email)).toHaveLength(1)
    app.clock.advance(20)
    await remind(known.booking.id, known.email)
    expect((await mailsTo(known.email)).at(-1)?.text).toContain('starts in 40 minutes.')

    const late = await booked('tilda')
    await tellAll(late.booking.id)
    app.clock.set(late.at(9))
    await remind(late.booking.id, late.email)
    expect(await mailsTo(late.email)).toHaveLength(1)
  })
})

it('reminds everybody but who has declined', async () => {
  const { booking, email } = await booked('hedy')
  await tellAll(booking.id)
  const all = [email, host.me.userEmail]
  const counts = async () => (await Promise.all(all.map(mailsTo))).map(({ length }) => length)
  const [told = 0, heard = 0] = await counts()
  await app.context.db
    .transaction()
    .execute(async (trx) => declineFor(app.context, trx, host.me.userID, booking.id, email))
  app.clock.advance(5)
  for (const to of all) await remind(booking.id, to)
  expect(await counts()).toEqual([told, heard + 1])
})
