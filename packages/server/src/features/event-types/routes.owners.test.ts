import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()
const host = await openAccount(app, { name: 'Robin Vale', language: 'il' })
const event = await addEvent(host, {
  name: 'Intro',
  bufferAfter: 10,
  window: { kind: 'calendar_days', days: 3 },
  questions: [{ id: 'why', type: 'text', label: 'Why?', required: true }],
})
const off = await addEvent(host, { isOn: false })

const owner = {
  name: 'Robin Vale',
  link: host.me.link,
  welcomeMessage: '',
  logo: null,
  avatar: null,
  background: null,
  hidesProductName: false,
  language: 'il',
  timeZone: 'UTC',
  weekStart: 'mon',
  timeFormat: '24h',
  colors: { background: null, text: null, button: null },
}
const summary = { name: 'Intro', slug: event.slug, description: 'Half an hour', duration: 30, video: null }

test('shows a host and what can be booked, and nothing that is nobody else’s business', async () => {
  const list = await app.visitor.call('GET /owners/:owner', { params: { owner: host.me.link } })
  expect(list).toEqual({ owner, events: [summary] })
})

test('shows what an invitee needs to book', async () => {
  const params = { owner: host.me.link, event: event.slug }
  expect(await app.visitor.call('GET /owners/:owner/events/:event', { params })).toEqual({
    owner,
    event: {
      ...summary,
      increment: 30,
      locations: [{ kind: 'google_meet' }],
      questions: event.questions,
      allowGuests: true,
      confirmEmail: false,
      confirmation: { kind: 'page' },
      lastDate: '2027-03-04',
    },
  })
})

test('no last date where the window has no end', async () => {
  const endless = await addEvent(host, { window: { kind: 'indefinite' } })
  const params = { owner: host.me.link, event: endless.slug }
  const page = await app.visitor.call('GET /owners/:owner/events/:event', { params })
  expect(page.event.lastDate).toBeNull()
})

test.each([
  ['owner_not_found', 'nobody-here', event.slug],
  ['event_type_not_found', host.me.link, 'no-such-event'],
  ['event_type_off', host.me.link, off.slug],
  ['invalid_input', 'x', event.slug],
  ['invalid_input', host.me.link, '<b>'],
])('%s for /%s/%s', async (code, ownerLink, slug) => {
  const params = { owner: ownerLink, event: slug }
  expect((await app.visitor.refusal('GET /owners/:owner/events/:event', { params })).code).toBe(code)
})

test.each([
  ['owner_not_found', 'nobody-here'],
  ['invalid_input', 'settings'],
])('%s for /%s', async (code, ownerLink) => {
  const params = { owner: ownerLink }
  expect((await app.visitor.refusal('GET /owners/:owner', { params })).code).toBe(code)
})
