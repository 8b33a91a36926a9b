import { EMBED_DEFAULTS } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'

const app = await startTestApp()
const host = await openAccount(app)

test('what is not said takes its default', async () => {
  const embed = await host.api.call('POST /embeds', { body: { name: ' Home ', kind: 'inline' } })
  expect(embed).toMatchObject({
    name: 'Home',
    kind: 'inline',
    eventTypeId: null,
    settings: EMBED_DEFAULTS,
    allowedSites: [],
    createdAt: '2027-03-01T08:00:00.000Z',
  })
  expect(await host.api.call('GET /embeds/:id', { params: { id: embed.id } })).toEqual(embed)
})

test('one that was saved before there were as many settings has the defaults of the others', async () => {
  const { id } = await host.api.call('POST /embeds', { body: { name: 'Old', kind: 'inline' } })
  await app.context.db
    .updateTable('embeds')
    .set({ settings: JSON.stringify({ textColor: '#112233' }) })
    .where('id', '=', id)
    .execute()
  const settings = { ...EMBED_DEFAULTS, textColor: '#112233' }
  expect(await host.api.call('GET /embeds/:id', { params: { id } })).toMatchObject({ settings })
  const body = { settings: { theme: 'dark', language: 'il', utmSource: 'shop' } } as const
  expect(await host.api.call('PATCH /embeds/:id', { params: { id }, body })).toMatchObject({
    settings: { ...settings, ...body.settings },
  })
})

test('keeps all that was said, colors in capitals, each site once', async () => {
  const event = await addEvent(host)
  const embed = await host.api.call('POST /embeds', {
    body: {
      name: 'Shop',
      kind: 'popup_widget',
      eventTypeId: event.id,
      settings: { buttonBackground: '#00ff7a', buttonText: 'Talk to us' },
      allowedSites: ['https://Example.com', 'https://example.com', 'https://*.example.com:8443'],
    },
  })
  expect(embed).toMatchObject({
    kind: 'popup_widget',
    eventTypeId: event.id,
    settings: { ...EMBED_DEFAULTS, buttonBackground: '#00FF7A', buttonText: 'Talk to us' },
    allowedSites: ['https://example.com', 'https://*.example.com:8443'],
  })
})

test.each([
  ['https://Example.com/', 'https://example.com'],
  ['example.com', 'https://example.com'],
  [' *.example.com ', 'https://*.example.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['https://example.com:443', 'https://example.com'],
  ['https://müller.example', 'https://xn--mller-kva.example'],
  ['HTTPS://*.MÜLLER.EXAMPLE:8443', 'https://*.xn--mller-kva.example:8443'],
])('the site %j is kept as %s', async (typed, kept) => {
  const body = { name: 'Site', kind: 'inline' as const, allowedSites: [typed] }
  expect((await host.api.call('POST /embeds', { body })).allowedSites).toEqual([kept])
})

test('a change merges what is given, settings too, and is safe to repeat', async () => {
  const event = await addEvent(host)
  const added = await host.api.call('POST /embeds', {
    body: { name: 'Blog', kind: 'popup_text', eventTypeId: event.id, settings: { linkText: 'Book me' } },
  })
  const body = { settings: { textColor: '#112233' }, allowedSites: ['https://example.com'] }
  for (let turn = 0; turn < 2; turn++)
    expect(await host.api.call('PATCH /embeds/:id', { params: { id: added.id }, body })).toEqual({
      ...added,
      settings: { ...added.settings, textColor: '#112233' },
      allowedSites: ['https://example.com'],
    })
  const list = await host.api.call('PATCH /embeds/:id', { params: added, body: { eventTypeId: null } })
  expect(list).toMatchObject({ eventTypeId: null, name: 'Blog', settings: { linkText: 'Book me' } })
})

test('nothing to change changes nothing', async () => {
  const added = await host.api.call('POST /embeds', { body: { name: 'Blog', kind: 'inline' } })
  expect(await host.api.call('PATCH /embeds/:id', { params: { id: added.id }, body: {} })).toEqual(added)
})

test('two changes at once both hold', async () => {
  const { id } = await host.api.call('POST /embeds', { body: { name: 'Rush', kind: 'inline' } })
  await Promise.all(
    (['textColor', 'buttonColor', 'backgroundColor'] as const).map((name) =>
      host.api.call('PATCH /embeds/:id', { params: { id }, body: { settings: { [name]: '#ABCDEF' } } }),
    ),
  )
  const { settings } = await host.api.call('GET /embeds/:id', { params: { id } })
  const all = { textColor: '#ABCDEF', buttonColor: '#ABCDEF', backgroundColor: '#ABCDEF' }
  expect(settings).toEqual({ ...EMBED_DEFAULTS, ...all })
})

test('the list has the newest first', async () => {
  const { api } = await openAccount(app)
  for (const name of ['First', 'Second', 'Third']) {
    await api.call('POST /embeds', { body: { name, kind: 'inline' } })
    app.clock.advance(1)
  }
  const { embeds } = await api.call('GET /embeds')
  expect(embeds.map(({ name }) => name)).toEqual(['Third', 'Second', 'First'])
})

test('deleted is gone, and again is not found', async () => {
  const { id } = await host.api.call('POST /embeds', { body: { name: 'Old', kind: 'inline' } })
  await host.api.call('DELETE /embeds/:id', { params: { id } })
  for (const route of ['GET /embeds/:id', 'PATCH /embeds/:id', 'DELETE /embeds/:id'] as const)
    expect(
      await host.api.refusal(route, { params: { id }, ...(route.startsWith('PATCH') && { body: {} }) }),
    ).toMatchObject({ code: 'embed_not_found' })
})
