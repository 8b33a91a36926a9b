import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/app.ts'
import { addEvent, openAccount } from '../../../testing/hosts.ts'
import { openPage, sendForm } from '../../../testing/pages.ts'

const app = await startTestApp()
const host = await openAccount(app)
const event = await addEvent(host)
const path = `/${host.me.link}/${event.slug}`

async function connect(appId: 'ga4' | 'gtag' | 'fpixel', trackingId: string) {
  await host.api.call('PUT /integrations/:appId', { params: { appId }, body: { trackingId } })
}

async function open(search = '') {
  const { data, headers } = await openPage(app.url, path + search)
  if (data.kind !== 'event') throw new Error(data.kind)
  return { conversions: data.conversions, policy: String(headers.get('content-security-policy')) }
}

test('without integrations a page tells nobody and may tell nobody', async () => {
  const { conversions, policy } = await open()
  expect(conversions).toEqual({ google: [], meta: null })
  expect(policy).not.toMatch(/google|facebook/)
})

test('what the owner connects is told, and allowed where the page is not in a frame', async () => {
  await connect('gtag', 'AW-123456789')
  await connect('ga4', 'G-AB12CD34EF')
  await connect('fpixel', '1234567890')
  const connected = { google: ['G-AB12CD34EF', 'AW-123456789'], meta: '1234567890' }
  const direct = await open()
  expect(direct.conversions).toEqual(connected)
  expect(direct.policy).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(direct.policy).toContain('https://www.facebook.com')
  for (const embed of ['inline', 'popup']) {
    const framed = await open(`?embed=${embed}`)
    expect(framed.conversions).toEqual(connected)
    expect(framed.policy).not.toMatch(/google|facebook/)
  }
})

test('several connected at once are all told', async () => {
  const eager = await openAccount(app)
  const page = await addEvent(eager)
  const put = async (appId: 'ga4' | 'gtag' | 'fpixel', trackingId: string) =>
    eager.api.call('PUT /integrations/:appId', { params: { appId }, body: { trackingId } })
  await Promise.all([put('ga4', 'G-AB12CD34EF'), put('gtag', 'GTM-ABC123'), put('fpixel', '1234567890')])
  const { data } = await openPage(app.url, `/${eager.me.link}/${page.slug}`)
  expect(data).toMatchObject({ conversions: { google: ['G-AB12CD34EF', 'GTM-ABC123'], meta: '1234567890' } })
})

test('an id that replaces another is told instead of it', async () => {
  await connect('ga4', 'G-OLD1234567')
  await connect('ga4', 'G-NEW1234567')
  expect((await open()).conversions.google).toEqual(['G-NEW1234567', 'AW-123456789'])
})

test('what the owner disconnects is gone at once', async () => {
  await connect('fpixel', '1234567890')
  expect((await open()).conversions.meta).toBe('1234567890')
  await host.api.call('DELETE /integrations/:appId', { params: { appId: 'fpixel' } })
  const { conversions, policy } = await open()
  expect([conversions.meta, policy.includes('facebook')]).toEqual([null, false])
})

test('another host’s pages know nothing of it', async () => {
  await connect('ga4', 'G-AB12CD34EF')
  const other = await openAccount(app)
  const theirs = await addEvent(other)
  const { data } = await openPage(app.url, `/${other.me.link}/${theirs.slug}`)
  expect(data).toMatchObject({ conversions: { google: [], meta: null } })
})

test('the page that a form without a script has led to knows whom its frame tells, and no other page of a booking', async () => {
  const counted = await openAccount(app)
  const { slug } = await addEvent(counted)
  const params = { appId: 'ga4' } as const
  await counted.api.call('PUT /integrations/:appId', { params, body: { trackingId: 'G-AB12CD34EF' } })
  const form = { start: '2027-03-02T09:00:00Z', name: 'Ada Guest', email: 'ada@example.test' }
  const { location } = await sendForm(app.url, `/${counted.me.link}/${slug}?embed=inline`, form)
  const { data } = await openPage(app.url, String(location))
  expect(data).toMatchObject({ kind: 'booking', conversions: { google: ['G-AB12CD34EF'], meta: null } })
  const later = await openPage(app.url, String(location).replace('view=confirmed', ''))
  expect(later.data).toMatchObject({ kind: 'booking', conversions: { google: [], meta: null } })
})
