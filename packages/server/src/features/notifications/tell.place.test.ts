import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { openMailApp } from './testing/mail-app.ts'

const app = await startTestApp()
const { tellAll, mailsTo } = await openMailApp(app)
const host = await openAccount(app, { name: 'Grace Hopper' })
const event = await addEvent(host, { locations: [{ kind: 'address', value: 'Old Street' }] })
let days = 1

async function booked(name: string) {
  const start = `2027-03-${String(++days).padStart(2, '0')}T09:00:00Z`
  const [ada, bo] = [`ada-${name}@example.test`, `bo-${name}@example.test`]
  const made = await book(app, host, event, start, {
    invitee: { name: 'Ada', email: ada },
    guests: [bo],
    timeZone: 'UTC',
  })
  const { id } = made.booking
  await tellAll(id)
  const moveTo = async (value: string) => {
    const body = { location: { kind: 'custom' as const, value } }
    await host.api.call('PUT /bookings/:id/location', { params: { id }, body })
  }
  const tell = async () => {
    app.clock.advance(3)
    await tellAll(id)
  }
  return { ...made, id, at: new Date(start).toISOString(), ada, bo, moveTo, tell }
}

const heard = async (address: string) => (await mailsTo(address)).map(({ invitation }) => invitation)

test('invitee and guests get one mail with the new place and an updated file, and the host who changed it none', async () => {
  const { ada, bo, at, moveTo, tell } = await booked('one')
  const before = (await mailsTo(host.me.userEmail)).length
  await moveTo('New Street')
  await tell()
  await tell()
  for (const address of [ada, bo]) {
    expect(await heard(address)).toEqual([`REQUEST 0 ${at}`, `REQUEST 1 ${at}`])
    const mail = (await mailsTo(address)).at(-1)
    expect(mail?.subject).toMatch(/^New location: /)
    expect(mail?.text).toContain('New Street')
    expect(mail?.text).not.toContain('Old Street')
    expect(mail?.calendars[0]?.content).toContain('LOCATION:New Street')
  }
  expect(await mailsTo(host.me.userEmail)).toHaveLength(before)
})

test('several changes are one mail of the last place, and a new time names the new place as well', async () => {
  const { ada, id, moveTo, tell } = await booked('two')
  await moveTo('First Street')
  await moveTo('Second Street')
  await tell()
  const [, mail, ...more] = await mailsTo(ada)
  expect(mail?.text).toContain('Second Street')
  expect(more).toEqual([])
  await moveTo('Third Street')
  const body = { start: '2027-03-19T11:00:00Z', reason: '' }
  await host.api.call('POST /bookings/:id/reschedule', { params: { id }, body })
  await tell()
  const last = (await mailsTo(ada)).slice(2)
  expect(last.map(({ subject }) => subject.split(':')[0])).toEqual(['New time'])
  expect(last[0]?.text).toContain('New location')
  expect(last[0]?.text).toContain('Third Street')
})

test('what a host writes as a place is text in every part of the mail', async () => {
  const { ada, moveTo, tell } = await booked('three')
  await moveTo('<img src=x onerror=alert(1)>, Room 5; floor\\2')
  await tell()
  const mail = (await mailsTo(ada)).at(-1)
  expect(mail?.html).not.toContain('<img src=x')
  expect(mail?.html).toContain('&lt;img src=x')
  expect(mail?.calendars[0]?.content.replaceAll(/\r\n /g, '')).toContain('Room 5\\; floor\\\\2')
})
