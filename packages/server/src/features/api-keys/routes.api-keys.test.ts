import type { Api, Scope } from '@scheduling/contract'
import { api, isOpenToKey, scopeOf } from '@scheduling/contract'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { checkEach } from '../../testing/check-each.ts'
import { anyParams, testClient } from '../../testing/client.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, openAccount, PASSWORD } from '../../testing/hosts.ts'
import { actingFor, addOrganization, join } from '../../testing/organizations.ts'
import { cleanUpApiKeys } from './operations.ts'

// Some tests ask hundreds of routes.
const PATIENCE = { timeout: 120_000 }

const app = await startTestApp()
const ALL: Scope[] = ['bookings:write', 'event_types:read']

async function makeKey(
  { api: client }: Pick<TestHost, 'api'>,
  { scopes = ALL, days = null }: { scopes?: Scope[]; days?: number | null } = {},
) {
  const body = { name: 'Zapier', scopes, days, current: PASSWORD }
  const { key, secret } = await client.call('POST /api-keys', { body })
  return { key, secret, program: app.as(`Bearer ${secret}`) }
}

const idsOf = async ({ api: client }: Pick<TestHost, 'api'>) =>
  (await client.call('GET /api-keys')).keys.map(({ id }) => id)

const told = async ({ api: client }: TestHost) =>
  (await client.call('GET /account-activity')).activity.map(({ kind }) => kind)

test('a program with a key acts for its host, and the list says when', async () => {
  const host = await openAccount(app)
  const event = await addEvent(host)
  const { key, secret, program } = await makeKey(host)
  expect(secret).toMatch(/^wzl_[\w-]{43}$/)
  expect(key).toMatchObject({ name: 'Zapier', scopes: ALL, ending: secret.slice(-4), usedAt: null })
  expect((await program.call('GET /users/aboutme')).userID).toBe(host.me.userID)
  const { eventTypes } = await program.call('GET /event-types')
  expect(eventTypes.map(({ id }) => id)).toContain(event.id)
  const { keys } = await host.api.call('GET /api-keys')
  expect(keys).toMatchObject([{ id: key.id, usedAt: '2027-03-01T08:00:00.000Z' }])
  expect(JSON.stringify(keys)).not.toContain(secret)
  expect(await told(host)).toContain('api_key_added')
})

test('it may also be sent as X-API-Key', async () => {
  const host = await openAccount(app)
  const { secret } = await makeKey(host)
  const program = testClient(app.url, undefined, { 'x-api-key': secret })
  expect((await program.call('GET /users/aboutme')).userID).toBe(host.me.userID)
})

test('what is kept of it opens nothing', async () => {
  const host = await openAccount(app)
  const { secret } = await makeKey(host)
  const rows = await app.context.db
    .selectFrom('api_keys')
    .selectAll()
    .where('for_host', '=', host.me.userID as never)
    .execute()
  expect(JSON.stringify(rows)).not.toContain(secret.slice(4))
})

test('whoever may write may read; another area is closed, and the answer names the scope', async () => {
  const host = await openAccount(app)
  const { program } = await makeKey(host)
  expect(await program.call('GET /bookings', { query: {} })).toMatchObject({ bookings: [] })
  expect(await program.refusal('GET /polls')).toMatchObject({
    code: 'not_shown_to_key',
    status: 404,
    detail: 'The key needs the scope polls:read',
  })
  const change = { params: { id: (await addEvent(host)).id }, body: { name: 'Mine' } }
  expect(await program.refusal('PATCH /event-types/:id', change)).toMatchObject({
    code: 'key_not_allowed',
    status: 403,
    detail: 'The key needs the scope event_types:write',
  })
})

test('a key for integrations sees connected accounts, and neither connects nor disconnects one', async () => {
  const host = await openAccount(app)
  const { program } = await makeKey(host, { scopes: ['integrations:write'] })
  expect(await program.call('GET /connections')).toMatchObject({ connections: [] })
  const code = 'key_not_allowed'
  const start = { params: { provider: 'google' } } as const
  expect(await program.refusal('POST /connections/:provider/start', start)).toMatchObject({ code })
  const gone = { params: { id: randomUUID() } }
  expect(await program.refusal('DELETE /connections/:id', gone)).toMatchObject({ code })
})

test('a key for settings, clients and calendars does what its host does there, and nothing beside it', async () => {
  const host = await openAccount(app)
  const { program } = await makeKey(host, { scopes: ['settings:write', 'clients:write', 'calendars:read'] })
  expect(await program.call('PATCH /settings', { body: { timeZone: 'Asia/Tokyo' } })).toMatchObject({
    timeZone: 'Asia/Tokyo',
  })
  expect(await program.call('GET /clients')).toMatchObject({ clients: [] })
  expect(await program.call('GET /calendars')).toBeDefined()
  expect(await program.refusal('PUT /calendars/counted', { body: {} })).toMatchObject({
    code: 'key_not_allowed',
    detail: 'The key needs the scope calendars:write',
  })
  expect(await program.refusal('GET /users/email')).toMatchObject({ code: 'not_shown_to_key' })
})

test('a key of an organization reads who belongs to it, and lets nobody in or out', async () => {
  const host = await openAccount(app)
  const organization = await addOrganization(app, host)
  const owner = { api: actingFor(app, host, organization.id) }
  const { program } = await makeKey(owner, { scopes: ['organization:write'] })
  expect((await program.call('GET /organization')).members).toHaveLength(1)
  const invitation = { body: { email: 'new@park.example', role: 'member' } } as const
  expect(await program.refusal('POST /organization/invitations', invitation)).toMatchObject({
    code: 'key_not_allowed',
  })
  expect(await program.refusal('POST /organization/transfer', { body: {} })).toMatchObject({
    code: 'key_not_allowed',
  })
})

test('no key, whatever its scopes, reaches what is closed to keys', PATIENCE, async () => {
  const host = await openAccount(app)
  const scopes = Object.keys(api).flatMap((route) => {
    const scope = scopeOf(route)
    return scope === undefined || scope === 'any' ? [] : [scope]
  })
  const { program } = await makeKey(host, { scopes: [...new Set(scopes)] })
  const closed = (Object.entries(api) as [keyof Api, Api[keyof Api]][]).filter(
    ([route, { auth }]) => (auth === 'host' || auth === 'verified') && scopeOf(route) === undefined,
  )
  await checkEach(
    closed.map(([route]) => route),
    async (route) => {
      const { code } = await program.refusal(route, { params: anyParams(route) })
      expect(code).toBe(route.startsWith('GET ') ? 'not_shown_to_key' : 'key_not_allowed')
    },
  )
})

test(
  'a route that is open to keys refuses no key, a removed, an expired, one in the address and one for else',
  PATIENCE,
  async () => {
    const host = await openAccount(app)
    const [removed, expired] = [await makeKey(host), await makeKey(host, { days: 1 })]
    await host.api.call('DELETE /api-keys/:id', { params: { id: removed.key.id } })
    await app.context.pool.query('update api_keys set expires_at = $1 where id = $2', [
      new Date(app.clock.now()),
      expired.key.id,
    ])
    const withOnly = new Map<Scope, Awaited<ReturnType<typeof makeKey>>['program']>()
    for (const scope of ['embeds:write', 'polls:read'] as const)
      withOnly.set(scope, (await makeKey(host, { scopes: [scope] })).program)
    const open = (Object.keys(api) as (keyof Api)[]).filter((route) => {
      const isOfHost = api[route].auth === 'host' || api[route].auth === 'verified'
      return isOfHost && ![undefined, 'any'].includes(scopeOf(route))
    })

    await checkEach(open, async (route) => {
      const sent = { params: anyParams(route) }
      const inAddress = { ...sent, query: { api_key: removed.secret } }
      for (const refused of [
        await app.visitor.refusal(route, sent),
        await app.visitor.refusal(route, inAddress),
        await removed.program.refusal(route, sent),
        await expired.program.refusal(route, sent),
      ])
        expect(refused.code).toBe('not_signed_in')
      const other = scopeOf(route)?.startsWith('embeds') ? 'polls:read' : 'embeds:write'
      const { code } = (await withOnly.get(other)?.refusal(route, sent)) ?? { code: undefined }
      expect(code).toBe(route.startsWith('GET ') ? 'not_shown_to_key' : 'key_not_allowed')
    })
  },
)

test('a key in the address opens nothing, and the answer says where it belongs', async () => {
  const { secret } = await makeKey(await openAccount(app))
  expect(await app.visitor.refusal('GET /users/aboutme', { query: { api_key: secret } })).toMatchObject({
    code: 'not_signed_in',
    errors: [{ path: 'api_key', reason: 'in_address' }],
  })
})

test('keys are for what pages, meetings and figures are about: never for accounts, people, payment or keys', () => {
  const open = (Object.entries(api) as [keyof Api, Api[keyof Api]][]).filter(
    ([route]) => scopeOf(route) !== undefined && route !== 'GET /users/aboutme',
  )
  const actions = new Set(open.flatMap(([, { action }]) => action ?? []))
  // Clients and calendars are of the account, and whoever takes part may read of their organization.
  const ofPeople = ['own_account', 'take_part'] as const
  const allowed = [
    'analytics',
    'event_types',
    'meetings',
    'read_event_types',
    'settings',
    ...ofPeople,
  ] as const
  expect(actions).toEqual(new Set(allowed))
  const NEVER =
    / \/(?:users(?!\/aboutme)|stripe|api-keys|oauth|operator|export|retention|referrals)\b|^(?:POST|PATCH|DELETE) \/organization/
  expect(open.map(([route]) => route).filter((route) => NEVER.test(route))).toEqual([])
  expect(isOpenToKey([], 'GET /bookings')).toBe(false)
  expect(scopeOf('GET /bookingsandmore')).toBeUndefined()
})

test.each([
  ['nonsense', 'wzl_nonsense'],
  ['a key that was never made', `wzl_${'A'.repeat(43)}`],
])('%s is refused', async (_what, secret) => {
  expect((await app.as(`Bearer ${secret}`).refusal('GET /users/aboutme')).code).toBe('not_signed_in')
})

test('one that was removed, or has expired, opens nothing at once', async () => {
  const host = await openAccount(app)
  const [removed, short] = [await makeKey(host), await makeKey(host, { days: 1 })]
  await host.api.call('DELETE /api-keys/:id', { params: { id: removed.key.id } })
  expect((await removed.program.refusal('GET /users/aboutme')).code).toBe('not_signed_in')
  expect(await told(host)).toContain('api_key_removed')
  app.clock.set('2027-03-02T08:00:00Z')
  expect((await short.program.refusal('GET /users/aboutme')).code).toBe('not_signed_in')
  expect((await host.api.call('GET /api-keys')).keys).toHaveLength(1)
  app.clock.set('2027-04-02T08:00:00Z')
  await cleanUpApiKeys(app.context)
  const left = await app.context.db
    .selectFrom('api_keys')
    .select('id')
    .where('for_host', '=', host.me.userID as never)
    .execute()
  expect(left).toEqual([])
  app.clock.set('2027-03-01T08:00:00Z')
})

test('it needs the password, and a wrong one makes nothing', async () => {
  const host = await openAccount(app)
  const body = { name: 'Zapier', scopes: ALL, days: null, current: 'Wrong-1' }
  expect((await host.api.refusal('POST /api-keys', { body })).code).toBe('wrong_password')
  expect((await host.api.call('GET /api-keys')).keys).toEqual([])
})

test.each([
  ['an unknown scope', { scopes: ['bookings:delete'] }, 'scopes[0]'],
  ['no scope', { scopes: [] }, 'scopes'],
  ['no name', { name: ' ' }, 'name'],
  ['no days at all', { days: 0 }, 'days'],
])('%s is refused at its field', async (_what, change, path) => {
  const host = await openAccount(app)
  const body = { name: 'Zapier', scopes: ALL, days: null, current: PASSWORD, ...change }
  const { code, errors } = await host.api.refusal('POST /api-keys', { body })
  expect([code, errors?.[0]?.path]).toEqual(['invalid_input', path])
})

test('a key of somebody else is not found', async () => {
  const [host, other] = [await openAccount(app), await openAccount(app)]
  const { key } = await makeKey(host)
  const refusal = await other.api.refusal('DELETE /api-keys/:id', { params: { id: key.id } })
  expect(refusal.code).toBe('api_key_not_found')
})

test('after 600 calls in a minute it waits, and is told how long', async () => {
  const host = await openAccount(app)
  const { program } = await makeKey(host)
  const calls = Array.from({ length: 600 }, async () => program.call('GET /users/aboutme'))
  await Promise.all(calls)
  const { status, headers } = await program.try('GET /users/aboutme')
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await host.api.call('GET /users/aboutme')).userID).toBe(host.me.userID)
})

describe('in an organization', async () => {
  const [owner, member] = [await openAccount(app), await openAccount(app)]
  const organization = await addOrganization(app, owner)
  const memberId = await join(app, organization, member)
  const asMember = { api: actingFor(app, member, organization.id) }
  const ofOwner = await makeKey(organization)
  const ofMember = await makeKey(asMember)

  test('a key acts for it, in its maker’s role', async () => {
    expect((await ofOwner.program.call('GET /users/aboutme')).userID).toBe(organization.id)
    const change = {
      params: { id: (await addEvent({ ...owner, api: organization.api })).id },
      body: { name: 'X' },
    }
    const writer = await makeKey(asMember, { scopes: ['event_types:write'] })
    expect((await writer.program.refusal('PATCH /event-types/:id', change)).code).toBe('role_not_allowed')
  })

  test('members see and remove their own keys, admins all', async () => {
    expect(await idsOf(asMember)).not.toContain(ofOwner.key.id)
    expect(await idsOf(organization)).toEqual(expect.arrayContaining([ofOwner.key.id, ofMember.key.id]))
    const refusal = await asMember.api.refusal('DELETE /api-keys/:id', { params: { id: ofOwner.key.id } })
    expect(refusal.code).toBe('api_key_not_found')
  })

  test('it is good for that host alone', async () => {
    const elsewhere = testClient(app.url, `Bearer ${ofOwner.secret}`, { 'acting-for': owner.me.userID })
    expect((await elsewhere.refusal('GET /event-types')).code).toBe('not_shown_to_role')
  })

  test('whoever has left has a key that opens nothing', async () => {
    await organization.api.call('DELETE /organization/members', { body: { member_id: memberId } })
    expect((await ofMember.program.refusal('GET /users/aboutme')).code).toBe('not_signed_in')
  })
})
