import { describe, expect, test } from 'vitest'
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

async function ancestors(path: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  const answer = await openPage(app.url, path, headers)
  return /frame-ancestors ([^;]*)$/.exec(String(answer.headers.get('content-security-policy')))?.[1]
}

test.each([
  ['the booking list', LIST],
  ['an event', PAGE],
  ['an event with a chosen start', `${PAGE}?slot=2027-03-02T09:00:00Z`],
  ['an event that is off', `${LIST}/${off.slug}`],
  ['an event that does not exist', `${LIST}/no-such-event`],
])('%s is shown on the allowed sites of the saved embed that its address names', async (_, path) => {
  expect(await ancestors(`${path}${path.includes('?') ? '&' : '?'}widget=${embed.id}`)).toBe(ONLY_SHOP)
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
  const path = `/booking/${manageToken}?view=reschedule&embed=inline`
  expect(await ancestors(`${path}&widget=${embed.id}`)).toBe(ONLY_SHOP)
  expect(await ancestors(`${path}&widget=${foreign.id}`)).toBe(ONLY_SHOP)
})

test('a booking outside of an embed is in no frame, whoever saved what', async () => {
  const other = await openAccount(app)
  const { manageToken } = await book(app, other, await addEvent(other), '2027-03-04T09:00:00Z')
  const path = `/booking/${manageToken}`
  for (const search of ['', '?view=cancel', '?embed=', '?embed=no', `?widget=${embed.id}`])
    expect([search, await ancestors(path + search)]).toEqual([search, "'none'"])
  expect(await ancestors('/booking/forged')).toBe("'none'")
  expect(await ancestors(`${path}?embed=popup`)).toBeUndefined()
})

const framed = (site: string) => ({ 'sec-fetch-dest': 'iframe', 'sec-fetch-site': site })

test('a booking that was made in a frame without saying so stays in it, and nobody else can frame it', async () => {
  const other = await openAccount(app)
  const { manageToken } = await book(app, other, await addEvent(other), '2027-03-05T09:00:00Z')
  expect(await ancestors(`/booking/${manageToken}`, framed('same-origin'))).toBeUndefined()
  for (const site of ['cross-site', 'same-site', 'none'])
    expect([site, await ancestors(`/booking/${manageToken}`, framed(site))]).toEqual([site, "'none'"])
})

/** An owner with two events, one of them with a saved embed that names sites. */
async function shop(sites: string[] = ['https://shop.test']) {
  const owner = await openAccount(app)
  const { slug, id } = await addEvent(owner)
  const save = async (allowedSites: string[], eventTypeId: string | null = id) => {
    app.clock.advance(1)
    return owner.api.call('POST /embeds', {
      body: { name: 'Shop', kind: 'inline', eventTypeId, allowedSites },
    })
  }
  const saved = await save(sites)
  const another = await addEvent(owner)
  const list = `/${owner.me.link}`
  return { owner, page: `${list}/${slug}`, other: `${list}/${another.slug}`, another, list, saved, save }
}

const sites = (name: string) => Array.from({ length: 50 }, (_, index) => `https://${name}-${index}.test`)

describe('an owner who named sites for an event', () => {
  const IFRAME = { 'sec-fetch-dest': 'iframe' }

  test('is not got round by leaving the embed out of the address, or naming no such one', async () => {
    const { page, save } = await shop()
    await save(['https://blog.test'])
    const both = "'self' https://blog.test https://shop.test"
    for (const id of ['', 'x', crypto.randomUUID(), embed.id, "' or 1=1", '%00', '%F0%9F'])
      expect([id, await ancestors(`${page}?embed=inline&widget=${id}`)]).toEqual([id, both])
    expect(await ancestors(`${page}?embed=inline`)).toBe(both)
    expect(await ancestors(page, IFRAME)).toBe(both)
    expect(await ancestors(page)).toBe(both)
  })

  test('has it so for that event alone, and for all where it is the list of them', async () => {
    const { page, other, list, save } = await shop()
    expect(await ancestors(other, IFRAME)).toBeUndefined()
    expect(await ancestors(list, IFRAME)).toBeUndefined()
    await save(['https://blog.test'], null)
    expect(await ancestors(page, IFRAME)).toBe("'self' https://blog.test https://shop.test")
    for (const path of [other, list]) expect(await ancestors(path, IFRAME)).toBe("'self' https://blog.test")
  })

  test('has the page for any site again by saving an embed for any', async () => {
    const { page, saved, save } = await shop()
    const open = await save([])
    expect(await ancestors(page, IFRAME)).toBeUndefined()
    expect(await ancestors(`${page}?widget=${open.id}`)).toBeUndefined()
    expect(await ancestors(`${page}?widget=${saved.id}`)).toBe("'self' https://shop.test")
  })

  test('is not got round by the embed of another event', async () => {
    const { page, other, another, save } = await shop()
    const open = await save([], another.id)
    expect(await ancestors(`${other}?widget=${open.id}`)).toBeUndefined()
    expect(await ancestors(`${page}?widget=${open.id}`)).toBe("'self' https://shop.test")
  })

  test('who comes directly is never asked for it', async () => {
    const { page } = await shop()
    const { status, headers } = await openPage(app.url, page, { 'sec-fetch-dest': 'document' })
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).not.toContain('frame-ancestors')
    expect(headers.get('vary')).toContain('sec-fetch-dest')
  })

  test('goes on so when the embed is deleted, until an embed for any site is saved', async () => {
    const { owner, page, other, saved, save } = await shop()
    await owner.api.call('DELETE /embeds/:id', { params: { id: saved.id } })
    for (const search of ['', `?widget=${saved.id}`])
      expect(await ancestors(page + search, IFRAME)).toBe("'self' https://shop.test")
    expect(await ancestors(other, IFRAME)).toBeUndefined()
    const open = await save([])
    expect(await ancestors(page, IFRAME)).toBeUndefined()
    await owner.api.call('DELETE /embeds/:id', { params: { id: open.id } })
    expect(await ancestors(page, IFRAME)).toBeUndefined()
  })

  test('goes on so when the embed is for another event', async () => {
    const { owner, page, other, another, saved } = await shop()
    const body = { eventTypeId: another.id }
    await owner.api.call('PATCH /embeds/:id', { params: { id: saved.id }, body })
    for (const path of [page, other]) expect(await ancestors(path, IFRAME)).toBe("'self' https://shop.test")
  })

  test('opens it by emptying the list', async () => {
    const { owner, page, saved, save } = await shop()
    const gone = await save(['https://blog.test'])
    await owner.api.call('DELETE /embeds/:id', { params: { id: gone.id } })
    await owner.api.call('PATCH /embeds/:id', { params: { id: saved.id }, body: { allowedSites: [] } })
    expect(await ancestors(page, IFRAME)).toBeUndefined()
  })

  test('never has a header that is too long for those on the way', async () => {
    const { page, saved, save } = await shop(sites('one'))
    await save(sites('two'))
    expect((await ancestors(page, IFRAME))?.split(' ')).toHaveLength(51)
    expect((await ancestors(`${page}?widget=${saved.id}`))?.split(' ').slice(1)).toEqual(sites('one'))
  })
})

test('where nobody named any, any site may', async () => {
  const other = await openAccount(app)
  const { slug } = await addEvent(other)
  const page = `/${other.me.link}/${slug}`
  for (const id of ['', 'x', embed.id])
    expect(await ancestors(`${page}?embed=inline&widget=${id}`)).toBeUndefined()
  for (const path of ['/nobody-here', '/%00/x', '/no/such/place'])
    expect(await ancestors(path)).toBeUndefined()
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
