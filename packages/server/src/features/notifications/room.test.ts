import { expect, test } from 'vitest'
import { connect, startGoogleApp } from '../../testing/stand-ins/google.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { eventOf } from '../../testing/webhooks.ts'
import { planEvent } from '../calendars/plan.ts'
import { writeEvent } from '../calendars/write.ts'
import { tellNews } from './tell.ts'
import { openMailApp } from './testing/mail-app.ts'

const { app, google } = await startGoogleApp()
const { postOffice, planned, mailsTo } = await openMailApp(app)
let hours = 9

async function bookedWith(isConnected: boolean, email: string) {
  const host = await openAccount(app)
  if (isConnected) await connect(host)
  const event = await addEvent(host)
  const { booking } = await book(app, host, event, `2027-03-02T${String(hours++).padStart(2, '0')}:00:00Z`, {
    invitee: { name: 'Ada', email },
  })
  const [mail] = await planned(booking.id, email)
  if (!mail) throw new Error('Nothing is planned')
  const write = async () => {
    const change = await eventOf(app, host, booking.id)
    await planEvent(app.context, change)
    await writeEvent(app.context, change)
  }
  return { mail, write }
}

test('a confirmation waits a moment for its room, and has the link', async () => {
  const { mail, write } = await bookedWith(true, 'ada@example.test')
  expect(await tellNews(postOffice, mail, true)).toBe(app.clock.now() + 2_000)
  expect(await mailsTo('ada@example.test')).toEqual([])
  await write()
  await tellNews(postOffice, mail)
  const [caughtMail, ...others] = await mailsTo('ada@example.test')
  expect(others).toEqual([])
  expect(caughtMail?.text).toContain('https://meet.google.com/')
})

test('where it does not come in time the mail goes without, and another follows with the link', async () => {
  const { mail, write } = await bookedWith(true, 'bea@example.test')
  google.faults.begin('events.insert', 'unavailable', 1)
  await expect(write()).rejects.toMatchObject({ failure: 'unavailable' })
  await tellNews(postOffice, mail)
  expect((await mailsTo('bea@example.test'))[0]?.text).not.toContain('https://meet.google.com/')
  await write()
  app.clock.advance(2)
  await tellNews(postOffice, mail)
  await tellNews(postOffice, mail)
  const [, second, ...others] = await mailsTo('bea@example.test')
  expect(others).toEqual([])
  expect(second?.subject).toMatch(/^Link to join: /)
  expect(second?.text).toContain('https://meet.google.com/')
  expect(second?.invitation).toMatch(/^REQUEST 1 /)
})

test('where nobody makes rooms nothing waits', async () => {
  const { mail } = await bookedWith(false, 'cleo@example.test')
  expect(await tellNews(postOffice, mail, true)).toBeUndefined()
  expect(await mailsTo('cleo@example.test')).toHaveLength(1)
})
