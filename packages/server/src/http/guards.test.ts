import type { Api, Auth, Route } from '@scheduling/contract'
import { api, ERRORS, scopeOf } from '@scheduling/contract'
import { describe, expect, test } from 'vitest'
import { checkEach } from '../testing/check-each.ts'
import type { Sent } from '../testing/client.ts'
import { anyParams } from '../testing/client.ts'
import { databaseState } from '../testing/database-state.ts'
import { book, openAccount } from '../testing/hosts.ts'
import { rightRequestsIn, SPAN, startWorld } from '../testing/right-requests.ts'

// Each test asks hundreds of routes.
const PATIENCE = { timeout: 120_000 }

type RouteKey = keyof Api

const world = await startWorld()
const { app, host, event, booked } = world
const { pool, config } = app.context
const { requests } = await rightRequestsIn(world)
// Has no id.
const TRACKING_ID = 'G-GUARDED01'
await host.api.call('PUT /integrations/:appId', {
  params: { appId: 'ga4' },
  body: { trackingId: TRACKING_ID },
})
/** The ids of everything that a host or an account has. */
const ids = await idsOfThings()
/** Shorter ones are words such as "main". */
const longIds = new Set([...ids].filter(({ length }) => length >= 8))
// Opened after all of it, so nothing of it is theirs.
const stranger = await openAccount(app)

const METADATA = `${config.publicUrl}/.well-known/oauth-protected-resource/api/v1`
const routesFor = (...auths: Auth[]) =>
  (Object.keys(api) as RouteKey[]).filter((key) => auths.includes(api[key].auth))
const ofHosts = routesFor('host', 'verified')

async function idsOfThings(): Promise<Set<string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns owned
     join information_schema.columns named using (table_schema, table_name)
     where table_schema = 'public' and named.column_name = 'id' and owned.column_name in ('host_id', 'account_id')`,
  )
  const found = new Set<string>()
  for (const { name } of tables) {
    const { rows } = await pool.query<{ id: string }>(`select id::text from ${name}`)
    for (const { id } of rows) found.add(id)
  }
  return found
}

/** The right request for a route, without who sends it. */
function requestOf(key: RouteKey): Sent {
  const { headers: _, ...request } = requests[key]?.() ?? {}
  return request
}

/** The names in a route's path that are ids. The others are words that everybody knows, such as a language. */
function idsInPath(key: RouteKey): string[] {
  const { params = {} } = requestOf(key)
  return Object.keys(params).filter((name) => /^id$|Id$/.test(name) && name !== 'appId')
}

/** Whether it has the id of a thing, however deep. */
function namesThing(value: unknown): boolean {
  if (typeof value === 'string') return longIds.has(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(namesThing)
}

/** Reads without naming a thing, except perhaps in a filter. */
const isList = (key: RouteKey) => key.startsWith('GET ') && idsInPath(key).length === 0
const naming = ofHosts.filter(
  (key) => !isList(key) && (idsInPath(key).length > 0 || namesThing(requestOf(key))),
)
const isRefusedUnlessTheirs = (key: RouteKey) =>
  (api[key] as Route).errors.some((code) => ERRORS[code].status === 404)

test.each([
  ['no token', {}],
  ['an unknown token', { authorization: `Bearer ${'x'.repeat(43)}` }],
  ['an empty token', { authorization: 'Bearer ' }],
  ['a token under another scheme', { authorization: `Basic ${host.token}` }],
  ['a cut token', { authorization: `Bearer ${host.token.slice(0, -1)}` }],
  ['a manage link', { authorization: `Manage ${booked.manageToken}` }],
  ['a manage link as a token', { authorization: `Bearer ${booked.manageToken}` }],
])('401 with %s, whatever is called', PATIENCE, async (_, headers: Record<string, string>) => {
  await checkEach(ofHosts, async (route) => {
    const answer = await app.visitor.try(route, { params: anyParams(route), headers })
    expect(answer.body).toMatchObject({ code: 'not_signed_in' })
    // It says which token would help, and asks for no password.
    const scope = scopeOf(route)
    const isTried = headers.authorization !== undefined
    expect(answer.headers.get('www-authenticate')).toBe(
      scope === undefined
        ? null
        : `Bearer ${isTried ? 'error="invalid_token", ' : ''}${scope === 'any' ? '' : `scope="${scope}", `}resource_metadata="${METADATA}"`,
    )
  })
})

describe("another host's things do not exist", () => {
  test('whoever names one is told 404, and nothing changes', PATIENCE, async () =>
    checkEach(naming.filter(isRefusedUnlessTheirs), async (route) => {
      const before = await databaseState(pool)
      const problem = await stranger.api.refusal(route, requestOf(route))
      expect(problem.status).toBe(404)
      expect(await databaseState(pool)).toBe(before)
    }),
  )

  // It may be gone already: whoever repeats it, or names what is another's, gets the same answer.
  test('whoever ends one without being told whether it was there leaves it as it is', async () =>
    checkEach(
      naming.filter((route) => !isRefusedUnlessTheirs(route)),
      async (route) => {
        const before = await databaseState(pool)
        await stranger.api.try(route, requestOf(route))
        expect(await databaseState(pool)).toBe(before)
      },
    ))

  test('lists are empty of them, also where a filter names one', PATIENCE, async () =>
    checkEach(ofHosts.filter(isList), async (route) => {
      const { query, ...whole } = requestOf(route)
      const answers = [
        await stranger.api.try(route, whole),
        await stranger.api.try(route, { ...whole, query }),
      ]
      expect(answers.map(({ status }) => status)).not.toEqual([422, 422])
      const shown = JSON.stringify(answers.map(({ body }) => body))
      expect([...longIds, TRACKING_ID].filter((id) => shown.includes(id))).toEqual([])
    }),
  )

  test('the right request of every route with an id in its path names a thing that exists', () =>
    checkEach(
      ofHosts.filter((route) => idsInPath(route).length > 0),
      async (route) => {
        const { params = {} } = requestOf(route)
        expect(idsInPath(route).filter((name) => !ids.has(String(params[name])))).toEqual([])
      },
    ))
})

const flipped = (index: number) => {
  const bytes = Buffer.from(booked.manageToken, 'base64url')
  bytes[index] = Number(bytes[index]) ^ 1
  return bytes.toString('base64url')
}

test.each([
  ['no link', ''],
  ['another host in the link', `Manage ${flipped(0)}`],
  ['another booking in the link', `Manage ${flipped(16)}`],
  ['a forged signature', `Manage ${flipped(47)}`],
  ['a cut link', `Manage ${booked.manageToken.slice(0, -4)}`],
  ['a link without a signature', `Manage ${booked.manageToken.slice(0, 43)}`],
  ['a longer link', `Manage ${booked.manageToken}AAAA`],
  ['a link under another scheme', `Bearer ${booked.manageToken}`],
  ["the host's token", `Manage ${host.token}`],
])('404 with %s, whatever is done with the booking', async (_, authorization) =>
  checkEach(routesFor('manage'), async (route) => {
    const problem = await app.visitor.refusal(route, { query: SPAN, headers: { authorization } })
    expect(problem.code).toBe('booking_not_found')
  }),
)

test('a manage link opens its own booking and no other', async () => {
  const second = await book(app, host, event, '2027-03-01T10:00:00Z')
  expect((await booked.manage.call('GET /manage')).id).toBe(booked.booking.id)
  expect((await second.manage.call('GET /manage')).id).toBe(second.booking.id)
  await second.manage.call('POST /manage/cancel', { body: {} })
  expect((await booked.manage.call('GET /manage')).status).toBe('scheduled')
})
