import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { addEvent, openAccount } from '../../../testing/hosts.ts'
import { openPage } from '../../../testing/pages.ts'

const app = await startTestApp()

test('an earlier address leads to the same page below the one of now, whatever else was asked for', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const old = host.me.link
  const link = `${old}-new`
  await host.api.call('PUT /settings/link', { body: { link } })
  const asked = '?date=2027-03-02&embed=inline&theme=dark'
  for (const path of ['', `/${event.slug}`, asked, `/${event.slug}${asked}`]) {
    const moved = await fetch(`${app.url}/${old}${path}`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([302, `/${link}${path}`])
    expect((await openPage(app.url, `/${link}${path}`)).status).toBe(200)
  }
})
