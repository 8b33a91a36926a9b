import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { openMailApp } from './testing/mail-app.ts'

// Bookings whose mails went out before we recorded what each reader knows.

const app = await startTestApp({ mailPause: 0 })
const { tellAll, mailsTo } = await openMailApp(app)
const host = await openAccount(app)
const event = await addEvent(host)

/** Runs what the migration does with existing rows. */
async function migrateReaders(): Promise<void> {
  const folder = path.join(import.meta.dirname, '../../database/migrations')
  const file = await readFile(path.join(folder, '0009_mail_readers.sql'), 'utf8')
  await app.context.pool.query('delete from mail_readers')
  const insert = file.slice(file.indexOf('insert into mail_readers'))
  // Recipients are digests by now, so they need no `lower`.
  await app.context.pool.query(insert.replaceAll('lower(d.recipient)', 'd.recipient'))
}

const subjects = async (address: string) =>
  (await mailsTo(address)).map(({ subject }) => subject.split(':')[0])

it('are known as they stand, and moves are told as moves', async () => {
  const { booking, manage } = await book(app, host, event, '2027-03-02T09:00:00Z')
  await tellAll(booking.id)
  await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T10:00:00Z' } })
  await tellAll(booking.id)
  await migrateReaders()
  await tellAll(booking.id)
  const { email } = booking.invitee
  expect(await subjects(email)).toEqual(['Confirmed', 'New time'])
  await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T11:00:00Z' } })
  await tellAll(booking.id)
  expect(await subjects(email)).toEqual(['Confirmed', 'New time', 'New time'])
  expect((await mailsTo(email)).at(-1)?.text).toMatch(/Before: .*, 11:00 – 11:30/)
})

it('are told once more as they stand where a mail was still under way', async () => {
  const { booking, manage } = await book(app, host, event, '2027-03-03T09:00:00Z')
  await tellAll(booking.id)
  await manage.call('POST /manage/cancel', { body: {} })
  await migrateReaders()
  await tellAll(booking.id)
  await tellAll(booking.id)
  expect(await subjects(booking.invitee.email)).toEqual(['Confirmed', 'Canceled'])
})
