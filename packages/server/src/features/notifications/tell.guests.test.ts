import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestBooking } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { tellNews } from './tell.ts'
import { openMailApp } from './testing/mail-app.ts'

const app = await startTestApp()
const { postOffice, tellAll, planned, mailsTo } = await openMailApp(app)
const host = await openAccount(app)
const event = await addEvent(host)
let days = 8
let changes = 0

interface Known extends TestBooking {
  guest: string
  at: (hour: number) => string
  /** Sends what the guest is to be told now. */
  tell: () => Promise<void>
  invitations: () => Promise<(string | undefined)[]>
}

/** A booking at nine on a day of its own, with an invited guest. */
async function booked(): Promise<Known> {
  const day = `2027-03-${String(days++).padStart(2, '0')}`
  const at = (hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00Z`
  const guest = `guest-${day}@example.test`
  const made = await book(app, host, event, at(9), { guests: [guest], timeZone: 'UTC' })
  const tell = async () => {
    for (const mail of await planned(made.booking.id, guest)) await tellNews(postOffice, mail)
  }
  await tellAll(made.booking.id)
  const invitations = async () => (await mailsTo(guest)).map(({ invitation }) => invitation)
  return { ...made, guest, at, tell, invitations }
}

async function move({ manage }: TestBooking, start: string): Promise<void> {
  await manage.call('POST /manage/reschedule', { body: { start }, idempotencyKey: `change-${changes++}` })
}

const stamp = (text: string) => new Date(text).toISOString()

describe('a guest who has not answered', () => {
  it('gets one mail of ten moves within an hour, with the newest time', async () => {
    const known = await booked()
    for (let moved = 1; moved <= 10; moved++) {
      await move(known, known.at(10 + (moved % 6)))
      await known.tell()
      app.clock.advance(6)
    }
    await known.tell()
    await known.tell()
    const caughtMails = await mailsTo(known.guest)
    expect(caughtMails.map(({ invitation }) => invitation)).toEqual([
      `REQUEST 0 ${stamp(known.at(9))}`,
      `REQUEST 10 ${stamp(known.at(14))}`,
    ])
    expect(caughtMails[1]?.text).toMatch(/\/mails\/[\w-]+\?choice=all/)
  })

  it('hears of a cancelation an hour later', async () => {
    const known = await booked()
    await known.manage.call('POST /manage/cancel', { body: {} })
    await known.tell()
    expect(await mailsTo(known.guest)).toHaveLength(1)
    app.clock.advance(60)
    await known.tell()
    expect(await known.invitations()).toEqual([
      `REQUEST 0 ${stamp(known.at(9))}`,
      `CANCEL 1 ${stamp(known.at(9))}`,
    ])
  })

  it('waits an hour again after a change that was taken back', async () => {
    const known = await booked()
    await move(known, known.at(10))
    await known.tell()
    await move(known, known.at(9))
    app.clock.advance(60)
    await known.tell()
    await move(known, known.at(11))
    await known.tell()
    expect(await mailsTo(known.guest)).toHaveLength(1)
    app.clock.advance(60)
    await known.tell()
    expect(await mailsTo(known.guest)).toHaveLength(2)
  })
})
