import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { addEvent, book, openAccount } from '../../../testing/hosts.ts'

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host, { description: 'What we look at' })

test('the links to calendars and the file say what the meeting is about and how it is changed', async () => {
  const { manageToken, manage } = await book(app, host, event, '2027-03-01T09:00:00Z')
  const page = `${app.url}/booking/${manageToken}`
  const lead = async (site: string) => fetch(`${page}/calendar/${site}`, { redirect: 'manual' })
  for (const [site, origin] of [
    ['google', 'https://calendar.google.com'],
    ['outlook', 'https://outlook.live.com'],
    ['office365', 'https://outlook.office.com'],
  ] as const) {
    const url = new URL((await lead(site)).headers.get('location') ?? '')
    expect(url.origin).toBe(origin)
    const text = url.searchParams.get('details') ?? url.searchParams.get('body')
    expect(text).toContain('What we look at')
    expect(text).toContain(`/booking/${manageToken}`)
  }
  const file = await (await fetch(`${page}/invite.ics`)).text()
  const whole = file.replace(/\r\n[ \t]/g, '')
  expect(whole).toContain(String.raw`DESCRIPTION:What we look at\n\n`)
  expect(whole).toContain(`/booking/${manageToken}`)

  await manage.call('POST /manage/cancel', { body: { reason: '' } })
  const after = await lead('google')
  expect([after.status, after.headers.get('location')]).toEqual([302, `/booking/${manageToken}`])
})
