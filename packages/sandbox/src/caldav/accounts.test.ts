import { createDAVClient } from 'tsdav'
import { afterAll, expect, test } from 'vitest'
import { newText } from './event.ts'
import { startCaldav } from './server.ts'

const caldav = await startCaldav({ password: 'shared', colleagues: ['maya@example.com', 'omar@example.com'] })
afterAll(() => caldav.close())

const clientOf = async (username: string, password = 'shared') =>
  createDAVClient({
    serverUrl: caldav.url,
    credentials: { username, password },
    authMethod: 'Basic',
    defaultAccountType: 'caldav',
  })
const MEETING = newText('standup', 'Stand-up', new Date('2027-03-02T09:00Z'), new Date('2027-03-02T10:00Z'))

test('a user name, or an address, chooses the account, and each has calendars of its own', async () => {
  const maya = await clientOf('maya')
  const [calendar, ...others] = await maya.fetchCalendars()
  if (!calendar) throw new Error('Not found')
  expect([calendar.displayName, others]).toEqual(['Personal', []])
  await maya.createCalendarObject({ calendar, filename: 'standup.ics', iCalString: MEETING })
  const eventsOf = async (username: string) => {
    const client = await clientOf(username)
    const [first] = await client.fetchCalendars()
    return first ? (await client.fetchCalendarObjects({ calendar: first })).length : undefined
  }
  expect(await Promise.all(['maya@example.com', 'omar', 'noor'].map(eventsOf))).toEqual([1, 0, 0])
})

test('nobody reaches the calendars of another person, or comes in with a wrong password', async () => {
  const [, maya] = caldav.accounts
  const omar = await clientOf('omar')
  const { url } = caldav
  const foreign = {
    url: `${url}/dav/calendars/maya/personal/`,
    props: { 'd:displayname': {} },
    depth: '0' as const,
  }
  expect((await omar.propfind(foreign)).map(({ status }) => status)).toEqual([404])
  expect(maya?.calendars[0]?.events.size).toBe(1)
  await expect(clientOf('maya', 'wrong')).rejects.toThrow('cannot find principalUrl')
})

test('its page shows everybody’s calendars', async () => {
  const page = await (await fetch(caldav.url)).text()
  for (const name of ['Rowing club', 'Personal of maya@example.com', 'Personal of omar@example.com'])
    expect(page).toContain(`<h2>${name}</h2>`)
})
