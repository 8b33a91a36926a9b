import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as written } from 'node:timers/promises'
import { createDAVClient } from 'tsdav'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newText } from './event.ts'
import { startCaldav } from './server.ts'

// An independent client is the judge: if it works with the stand-in, the stand-in is close to a real server.

const caldav = await startCaldav()
const { account, url: serverUrl } = caldav
const [personal] = account.calendars
afterAll(() => caldav.close())
beforeEach(() => personal?.events.clear())

const credentials = { username: account.user, password: account.password }
const clientOf = async (given = credentials) =>
  createDAVClient({
    serverUrl,
    credentials: given,
    authMethod: 'Basic',
    defaultAccountType: 'caldav',
  })
const DENTIST = newText('dentist', 'Dentist', new Date('2027-03-02T09:00Z'), new Date('2027-03-02T10:00Z'))

test('from the address of the server its calendars are found', async () => {
  const client = await clientOf()
  const found = await client.fetchCalendars()
  expect(found).toMatchObject([
    { displayName: 'Personal', calendarColor: '#0090FFFF', components: ['VEVENT'] },
    { displayName: 'Rowing club' },
  ])
})

test('an event is added once, found by its time, changed by who knows it, and taken out', async () => {
  const client = await clientOf()
  const [calendar] = await client.fetchCalendars()
  if (!calendar) throw new Error('Not found')
  const added = { calendar, filename: 'dentist.ics', iCalString: DENTIST }
  expect((await client.createCalendarObject(added)).status).toBe(201)
  expect((await client.createCalendarObject(added)).status).toBe(412)
  const at = async (start: string, end: string) =>
    client.fetchCalendarObjects({ calendar, timeRange: { start, end } })
  expect(await at('2027-03-03T00:00:00Z', '2027-03-04T00:00:00Z')).toEqual([])
  const [object] = await at('2027-03-02T00:00:00Z', '2027-03-03T00:00:00Z')
  expect(object?.data).toContain('SUMMARY:Dentist')
  if (!object) throw new Error('Not found')
  const calendarObject = { ...object, data: DENTIST.replace('Dentist', 'Dentist again') }
  const changed = await client.updateCalendarObject({ calendarObject })
  expect(changed.status).toBe(204)
  // Its version is outdated by now.
  expect((await client.updateCalendarObject({ calendarObject })).status).toBe(412)
  const etag = changed.headers.get('etag') ?? ''
  expect((await client.deleteCalendarObject({ calendarObject: { ...object, etag } })).status).toBe(204)
  expect(personal?.events.size).toBe(0)
})

test('what changed is told, from where somebody was', async () => {
  const client = await clientOf()
  const [calendar] = await client.fetchCalendars()
  if (!calendar) throw new Error('Not found')
  const since = async (syncToken: string | undefined) =>
    client.syncCollection({
      url: calendar.url,
      props: { 'd:getetag': {} },
      syncLevel: 1,
      ...(syncToken && { syncToken }),
    })
  personal?.events.set('dentist', DENTIST)
  const [added] = await since(calendar.syncToken)
  expect(added).toMatchObject({ href: expect.stringContaining('dentist.ics') as string, ok: true })
  const { raw } = added ?? {}
  personal?.events.delete('dentist')
  const token = (raw as { multistatus: { syncToken: string } }).multistatus.syncToken
  expect(await since(token)).toMatchObject([{ status: 404 }])
})

test('a wrong password is refused', async () => {
  await expect(clientOf({ ...credentials, password: 'wrong' })).rejects.toThrow('cannot find principalUrl')
  expect(caldav.answered.at(-1)).toBe('PROPFIND 401')
})

test('it starts anew where it was, with what it knew', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'caldav-'))
  const file = path.join(folder, 'kept.json')
  const first = await startCaldav({ file })
  first.account.calendars[0]?.events.set('dentist', DENTIST)
  await written()
  await first.close()
  const second = await startCaldav({ file })
  expect(second.url).toBe(first.url)
  expect(second.account.calendars[0]?.events.get('dentist')).toBe(DENTIST)
  // Another program uses its port meanwhile.
  const third = await startCaldav({ file })
  expect(third.url).not.toBe(second.url)
  await second.close()
  await third.close()
  await rm(folder, { recursive: true })
})
