import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, bookingOf, openAccount } from '../../testing/hosts.ts'
import { openPage, sendForm } from '../../testing/pages.ts'

// The mailbox is open in the trial only.
const app = await startTestApp({ isTrial: true })
const host = await openAccount(app)
const event = await addEvent(host)
const off = await addEvent(host, { isOn: false })
const embed = await saveEmbed(['https://shop.test', 'https://*.shop.test'])

const LIST = `/${host.me.link}`
const PAGE = `${LIST}/${event.slug}`
const ONLY_SHOP = "'self' https://shop.test https://*.shop.test"

async function saveEmbed(allowedSites: string[]) {
  return host.api.call('POST /embeds', { body: { name: 'Shop', kind: 'inline', allowedSites } })
}

async function ancestors(path: string): Promise<string | undefined> {
  const { headers } = await openPage(app.url, path)
  return /frame-ancestors ([^;]*)$/.exec(String(headers.get('content-security-policy')))?.[1]
}

test.each([
  ['the booking list', LIST],
  ['an event', PAGE],
  ['an event with a chosen start', `${PAGE}?slot=2027-03-02T09:00:00Z`],
  ['an event that is off', `${LIST}/${off.slug}`],
  ['an event that does not exist', `${LIST}/no-such-event`],
])('%s is shown on the allowed sites of the saved embed that its address names', async (_, path) => {
  expect(await ancestors(`${path}${path.includes('?') ? '&' : '?'}widget=${embed.id}`)).toBe(ONLY_SHOP)
  expect(await ancestors(path)).toBeUndefined()
})

test('the page after a form without JavaScript keeps them', async () => {
  const { start, invitee } = bookingOf(host, event, '2027-03-03T09:00:00Z')
  const fields = { start, name: invitee.name, email: invitee.email }
  const refused = await sendForm(app.url, `${PAGE}?embed=inline&widget=${embed.id}`, { ...fields, email: '' })
  expect(refused.status).toBe(422)
  const { status, location } = await sendForm(app.url, `${PAGE}?embed=inline&widget=${embed.id}`, fields)
  expect(status).toBe(303)
  expect(await ancestors(String(location))).toBe(ONLY_SHOP)
})

test('a booking has those of its own host’s embeds', async () => {
  const { manageToken } = await book(app, host, event, '2027-03-04T09:00:00Z')
  const other = await openAccount(app)
  const foreign = await other.api.call('POST /embeds', {
    body: { name: 'Theirs', kind: 'inline', allowedSites: ['https://other.test'] },
  })
  const path = `/booking/${manageToken}?view=reschedule`
  expect(await ancestors(`${path}&widget=${embed.id}`)).toBe(ONLY_SHOP)
  expect(await ancestors(`${path}&widget=${foreign.id}`)).toBeUndefined()
})

test('any site, where the embed names none, is unknown, deleted or another host’s', async () => {
  const open = await saveEmbed([])
  const deleted = await saveEmbed(['https://shop.test'])
  await host.api.call('DELETE /embeds/:id', { params: { id: deleted.id } })
  const other = await openAccount(app)
  const theirs = await addEvent(other)
  const named = [open.id, deleted.id, crypto.randomUUID(), '', 'x', "' or 1=1", '%00', '%F0%9F']
  for (const id of named) expect([id, await ancestors(`${PAGE}?widget=${id}`)]).toEqual([id, undefined])
  expect(await ancestors(`/${other.me.link}/${theirs.slug}?widget=${embed.id}`)).toBeUndefined()
})

test('a change of the sites holds at once, also for a page that was rendered before', async () => {
  const { id } = await saveEmbed(['https://one.test'])
  expect(await ancestors(`${PAGE}?widget=${id}`)).toBe("'self' https://one.test")
  const body = { allowedSites: ['https://two.test'] }
  await host.api.call('PATCH /embeds/:id', { params: { id }, body })
  expect(await ancestors(`${PAGE}?widget=${id}`)).toBe("'self' https://two.test")
})

test('what got into the table on another way writes no other rule', async () => {
  const { id } = await saveEmbed(['https://one.test'])
  await app.context.db
    .updateTable('embeds')
    .set({
      allowed_sites: ["https://a.test; script-src 'unsafe-inline'", "'unsafe-inline'", 'https://b.test'],
    })
    .where('id', '=', id)
    .execute()
  expect(await ancestors(`${PAGE}?widget=${id}`)).toBe("'self' https://b.test")
})

test.each([
  '/',
  '/widget',
  '/scheduled-events',
  '/docs/api',
  '/dev/mailbox',
  '/admin',
  '/api/v1/openapi.json',
  '/healthz',
])('%s is in no frame, whatever its address names', async (path) => {
  const { headers } = await fetch(`${app.url}${path}?widget=${embed.id}`)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
