import type { Problem } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { startTestApp, TEST_PUBLIC_URL } from '../../testing/app.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'
import type { RichResponse } from './rich.ts'

const app = await startTestApp()
const host = await openAccount(app, { name: 'Robin Vale' })
const event = await addEvent(host, { name: 'Intro' })
const off = await addEvent(host, { isOn: false })
const PAGE = `${TEST_PUBLIC_URL}/${host.me.link}/${event.slug}`

async function ask(query: Record<string, string>) {
  const response = await fetch(`${app.url}/oembed?${new URLSearchParams(query).toString()}`)
  const body: unknown = await response.json()
  return { status: response.status, headers: response.headers, body }
}

test('an event’s page, for whoever asks from wherever', async () => {
  const { status, headers, body } = await ask({
    url: PAGE,
    maxwidth: '500',
    maxheight: '400',
    format: 'json',
  })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cache-control')).toBe('public, max-age=3600')
  expect(body).toMatchObject({ type: 'rich', title: 'Intro · Robin Vale', width: 500, height: 400 })
  expect((body as RichResponse).html).toContain(`src="${PAGE}?embed=inline"`)
})

test.each([
  ['a booking list', `${TEST_PUBLIC_URL}/${host.me.link}`, 'Robin Vale'],
  ['a trailing slash', `${PAGE}/`, 'Intro · Robin Vale'],
  ['the other scheme', PAGE.replace('https:', 'http:'), 'Intro · Robin Vale'],
])('takes %s', async (_, url, title) => {
  const { status, body } = await ask({ url })
  expect([status, (body as RichResponse).title]).toEqual([200, title])
  expect((body as RichResponse).html).toContain(`src="${TEST_PUBLIC_URL}/`)
})

test.each([
  ['another host', `https://other.test/${host.me.link}`, 'owner_not_found'],
  ['another port', `${TEST_PUBLIC_URL}:8443/${host.me.link}`, 'owner_not_found'],
  ['a host that only looks alike', `${TEST_PUBLIC_URL}.evil.test/${host.me.link}`, 'owner_not_found'],
  ['our host as a user name', `https://meet.example.test@evil.test/${host.me.link}`, 'owner_not_found'],
  ['nobody', `${TEST_PUBLIC_URL}/nobody-here`, 'owner_not_found'],
  ['a page of ours', `${TEST_PUBLIC_URL}/login`, 'owner_not_found'],
  ['the front page', TEST_PUBLIC_URL, 'owner_not_found'],
  ['somewhere deeper', `${PAGE}/more`, 'owner_not_found'],
  ['no such event', `${TEST_PUBLIC_URL}/${host.me.link}/no-such-event`, 'event_type_not_found'],
  ['a path that cannot be decoded', `${TEST_PUBLIC_URL}/%FF%00/x`, 'owner_not_found'],
])('404 for %s', async (_, url, code) => {
  const { status, body, headers } = await ask({ url })
  expect([status, (body as Problem).code]).toEqual([404, code])
  expect(headers.get('access-control-allow-origin')).toBe('*')
})

test('a video, in a frame of its shape', async () => {
  const { id } = await host.api.call('POST /videos/links', {
    body: { url: 'https://vimeo.com/123456789', title: 'A "tour"' },
  })
  const { status, body } = await ask({ url: `${TEST_PUBLIC_URL}/video_embed/${id}`, maxwidth: '640' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ type: 'video', title: 'A "tour"', width: 640, height: 456 })
  expect((body as RichResponse).html).toContain(
    `src="${TEST_PUBLIC_URL}/video_embed/${id}" title="A &quot;tour&quot;"`,
  )
  await host.api.call('PATCH /videos/:id', { params: { id }, body: { privacy: 'private' } })
  expect((await ask({ url: `${TEST_PUBLIC_URL}/video_embed/${id}` })).status).toBe(404)
})

const SITE = 'background_color=%23101418&call_text=Book+a+time&book=robin%2Fintro&t=12'

test('the address of a video keeps what the embed tool chose, and nobody’s name', async () => {
  const { id } = await host.api.call('POST /videos/links', { body: { url: 'https://vimeo.com/123456789' } })
  const page = `${TEST_PUBLIC_URL}/video_embed/${id}`
  const { body } = await ask({ url: `${page}?${SITE}&l=anna00000001&c=spring000001&play=1` })
  expect((body as RichResponse).html).toContain(`src="${page}?${SITE.replaceAll('&', '&amp;')}" title=`)
})

test.each([
  ['wide and low', { maxwidth: '800', maxheight: '321' }, [400, 321]],
  ['without its title', { maxwidth: '480', hide_title: '1' }, [480, 270]],
  ['lower than its title', { maxheight: '90' }, [160, 90]],
])('a video %s keeps its shape, and is never larger than asked for', async (_, wanted, size) => {
  const { id } = await host.api.call('POST /videos/links', { body: { url: 'https://vimeo.com/123456789' } })
  const { hide_title: isBare, ...query } = wanted as Record<string, string>
  const url = `${TEST_PUBLIC_URL}/video_embed/${id}${isBare ? '?hide_title=1' : ''}`
  const { body } = await ask({ url, ...query })
  expect([(body as RichResponse).width, (body as RichResponse).height]).toEqual(size)
})

test('a video at YouTube that nobody here has added, without an author', async () => {
  const url = `${TEST_PUBLIC_URL}/video_embed/youtube-dQw4w9WgXcQ`
  const { status, body } = await ask({ url })
  expect([status, body]).toMatchObject([200, { type: 'video', title: 'YouTube', width: 800, height: 450 }])
  expect(body).not.toHaveProperty('author_name')
  expect((await ask({ url: url.replace('youtube-', 'youtube-x') })).status).toBe(404)
})

test('410 for an event that is off', async () => {
  const { status } = await ask({ url: `${TEST_PUBLIC_URL}/${host.me.link}/${off.slug}` })
  expect(status).toBe(410)
})

test.each(['xml', 'yaml', ''])('501 for the format "%s"', async (format) => {
  const { status, body } = await ask({ url: PAGE, format })
  expect([status, (body as Problem).code]).toEqual([501, 'format_not_offered'])
})

test.each([
  ['url', {}],
  ['url', { url: 'robin' }],
  ['url', { url: 'javascript:alert(1)' }],
  ['maxwidth', { url: PAGE, maxwidth: '0' }],
  ['maxwidth', { url: PAGE, maxwidth: 'wide' }],
  ['maxheight', { url: PAGE, maxheight: '-1' }],
  ['maxheight', { url: PAGE, maxheight: '1.5' }],
])('422 %s in %j', async (path, query: Record<string, string>) => {
  const { status, body } = await ask(query)
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'invalid_input', errors: [{ path }] })
})

test('a parameter that stands twice is refused, too', async () => {
  const response = await fetch(`${app.url}/oembed?url=${PAGE}&url=${PAGE}`)
  expect(response.status).toBe(422)
})
