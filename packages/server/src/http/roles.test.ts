import type { Api, Route } from '@scheduling/contract'
import { api } from '@scheduling/contract'
import type { Role } from '@scheduling/domain/roles'
import { reachOf, ROLES } from '@scheduling/domain/roles'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../testing/app.ts'
import type { Sent, TestClient } from '../testing/client.ts'
import { anyParams, testClient } from '../testing/client.ts'
import { checkEach } from '../testing/check-each.ts'
import { databaseState } from '../testing/database-state.ts'
import type { TestHost } from '../testing/hosts.ts'
import { openAccount, PASSWORD, someAddress } from '../testing/hosts.ts'
import { actingFor, addOrganization, join } from '../testing/organizations.ts'

// Every route, asked by every role of an organization, and by those who have none.
const PATIENCE = { timeout: 120_000 }

type RouteKey = keyof Api

const app = await startTestApp()
const { pool } = app.context
const people = {
  owner: await openAccount(app),
  admin: await openAccount(app),
  member: await openAccount(app),
}
const [former, stranger] = [await openAccount(app), await openAccount(app)]
let organization = await addOrganization(app, people.owner)
for (const role of ['admin', 'member'] as const) await join(app, organization, people[role], role)
await join(app, organization, former)
await pool.query('delete from members where account_id = $1', [former.accountId])
await pool.query('delete from memberships where account_id = $1 and of_organization', [former.accountId])

const routes = (Object.entries(api) as [RouteKey, Route][]).filter(([, { action }]) => action)
const keys = routes.map(([key]) => key)
const REFUSALS = ['not_shown_to_role', 'role_not_allowed']

const refusalOf = (key: RouteKey) =>
  key.startsWith('GET ')
    ? { status: 404, code: 'not_shown_to_role' }
    : { status: 403, code: 'role_not_allowed' }

/** Names nothing that exists. */
function requestOf(key: RouteKey): Sent {
  return {
    params: anyParams(key),
    ...(api[key].takes === 'json' && !key.startsWith('GET ') && { body: {} }),
  }
}

function codeOf(body: unknown): unknown {
  return (body as { code?: string } | undefined)?.code
}

/** Makes good what a route did that somebody may call: signing out, leaving, deleting. */
async function renew(role: Role): Promise<void> {
  const host: TestHost = people[role]
  if ((await host.api.try('GET /users/aboutme')).status === 401) {
    const body = { email: host.me.userEmail, password: PASSWORD }
    Object.assign(host, await app.visitor.call('POST /users/login', { body, headers: someAddress() }))
    host.api = app.as(`Bearer ${host.token}`)
  }
  const { rows } = await pool.query('select role from members where host_id = $1', [organization.id])
  if (rows.length === ROLES.length) return
  if (!rows.some((row) => (row as { role: Role }).role === 'owner'))
    organization = await addOrganization(app, people.owner)
  for (const each of ['admin', 'member'] as const) {
    const asEach = actingFor(app, people[each], organization.id)
    if ((await asEach.try('GET /users/aboutme')).status !== 200)
      await join(app, organization, people[each], each)
  }
}

const reached = (role: Role) => ({ role, isForOrganization: true })
const clientOf = (role: Role) => actingFor(app, people[role], organization.id)

const openTo = (role: Role) =>
  routes.flatMap(([key, { action }]) =>
    action !== undefined && reachOf(reached(role), action) !== 'none' ? [key] : [],
  )

async function isRefused(client: TestClient, key: RouteKey): Promise<void> {
  const before = await databaseState(pool)
  expect(await client.refusal(key, requestOf(key))).toMatchObject(refusalOf(key))
  expect(await databaseState(pool)).toBe(before)
}

test.each(ROLES)('%s is refused what the role does not open, and nothing changes', PATIENCE, async (role) => {
  const open = openTo(role)
  const closed = keys.filter((key) => !open.includes(key))
  await checkEach(closed, async (key) => isRefused(clientOf(role), key))
})

test.each(ROLES)('%s may call what the role opens', PATIENCE, async (role) =>
  checkEach(openTo(role), async (key) => {
    const { body } = await clientOf(role).try(key, requestOf(key))
    expect(REFUSALS).not.toContain(codeOf(body))
    await renew(role)
  }),
)

/** Clients that act for an organization in which they have no role, or for none at all. */
const nobodies: [string, () => TestClient][] = [
  ['a former member', () => actingFor(app, former, organization.id)],
  ['a stranger', () => actingFor(app, stranger, organization.id)],
  ['a member of another organization', () => testClient(app.url, `Bearer ${people.admin.token}`, forOther)],
  ['somebody for a host that is no organization', () => actingFor(app, stranger, former.me.userID)],
  ['somebody for no host', () => testClient(app.url, `Bearer ${stranger.token}`, forNobody)],
  ['somebody for a text', () => testClient(app.url, `Bearer ${stranger.token}`, { 'acting-for': 'x' })],
]
const forNobody = { 'acting-for': randomUUID() }
const forOther = { 'acting-for': (await addOrganization(app, stranger)).id }

test.each(nobodies)('%s is refused everything, and nothing changes', PATIENCE, async (_, client) =>
  checkEach(keys, async (key) => isRefused(client(), key)),
)

test('a role that changes counts from the next request on', async () => {
  const asMember = clientOf('member')
  expect(await asMember.refusal('GET /settings')).toMatchObject({ code: 'not_shown_to_role' })
  const change = 'update members set role = $1 where account_id = $2'
  await pool.query(change, ['admin', people.member.accountId])
  await asMember.call('GET /settings')
  await pool.query(change, ['member', people.member.accountId])
  expect(await asMember.refusal('GET /settings')).toMatchObject({ code: 'not_shown_to_role' })
})

test('whoever names their own host, or none, acts for themselves', async () => {
  const own = (await people.member.api.call('GET /users/aboutme')).userID
  for (const header of [people.member.me.userID, '']) {
    const client = testClient(app.url, `Bearer ${people.member.token}`, { 'acting-for': header })
    expect((await client.call('GET /users/aboutme')).userID).toBe(own)
    await client.call('GET /users/sessions')
  }
})
