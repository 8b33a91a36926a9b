import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { openAccount, PASSWORD } from '../../testing/hosts.ts'
import type { TestOrganization } from '../../testing/organizations.ts'
import { actingFor, addOrganization, join } from '../../testing/organizations.ts'
import { closeAccount, removeAccount } from '../accounts/ending.ts'
import { disable } from '../administration/operations.ts'
import { findHost } from '../hosts/operations.ts'
import { membersOf, roleOf } from './operations.ts'

const app = await startTestApp()
const { db } = app.context

const DAY_MINUTES = 24 * 60
const ASK = 'POST /organization/transfer'
const WITHDRAW = 'DELETE /organization/transfer'
const ACCEPT = 'POST /organization/transfer/accept'
const DECLINE = 'POST /organization/transfer/decline'
const GONE = { status: 404, code: 'transfer_not_found' }

/** An owner, and members of whom nobody is asked yet. */
async function started(...roles: ('admin' | 'member')[]) {
  const owner = await openAccount(app)
  const organization = await addOrganization(app, owner)
  const people = []
  for (const role of roles) people.push(await memberOf(organization, await openAccount(app), role))
  return { owner, organization, people }
}
type Started = Awaited<ReturnType<typeof started>>
type Person = Awaited<ReturnType<typeof memberOf>>

async function memberOf(
  organization: Pick<TestOrganization, 'id'>,
  host: TestHost,
  role: 'admin' | 'member' = 'member',
) {
  const id = await join(app, organization, host, role)
  return { host, id, api: actingFor(app, host, organization.id) }
}

const ask = async ({ organization }: Pick<Started, 'organization'>, { id }: Person) =>
  organization.api.call(ASK, { body: { member_id: id } })
const ownerOf = async ({ organization: { id } }: Started) =>
  (await membersOf(db, id)).find(({ role }) => role === 'owner')?.account_id

/** One organization whose member is asked. */
async function asked(role: 'admin' | 'member' = 'member') {
  const here = await started(role)
  const next = here.people[0] as Person
  await ask(here, next)
  return { here, next, ...here }
}

test('nothing changes until the member accepts; then they own it, and the former owner can leave', async () => {
  const { here, next, owner, organization } = await asked()
  expect(await ownerOf(here)).toBe(owner.accountId)
  expect((await findHost(app.context, organization.id))?.email).toBe(owner.me.userEmail)
  const { transfer } = await next.api.call('GET /organization')
  expect(transfer).toEqual({ member_id: next.id, until: '2027-03-08T08:00:00.000Z' })
  expect((await next.api.call(ACCEPT)).role).toBe('owner')
  expect(await ownerOf(here)).toBe(next.host.accountId)
  expect((await findHost(app.context, organization.id))?.email).toBe(next.host.me.userEmail)
  const { role, transfer: left } = await organization.api.call('GET /organization')
  expect([role, left]).toEqual(['admin', null])
  await organization.api.call('POST /organization/leave')
  expect(await roleOf(db, organization.id, owner.accountId)).toBeUndefined()
  const { activity } = await next.api.call('GET /account-activity')
  expect(activity.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['transfer_asked', 'ownership_transferred']),
  )
})

test('only the owner and who is asked see it', async () => {
  const { organization, next } = await asked()
  const other = await memberOf(organization, await openAccount(app), 'admin')
  expect((await other.api.call('GET /organization')).transfer).toBeNull()
  expect((await organization.api.call('GET /organization')).transfer?.member_id).toBe(next.id)
})

test('who declines stays what they are, and so does the owner', async () => {
  const { here, next, owner } = await asked('admin')
  expect(await next.api.call(DECLINE)).toMatchObject({ role: 'admin', transfer: null })
  expect(await next.api.refusal(ACCEPT)).toMatchObject(GONE)
  expect(await next.api.refusal(DECLINE)).toMatchObject(GONE)
  expect(await ownerOf(here)).toBe(owner.accountId)
})

test('the owner withdraws it, and can ask again', async () => {
  const { here, next, organization } = await asked()
  expect((await organization.api.call(WITHDRAW)).transfer).toBeNull()
  expect(await organization.api.refusal(WITHDRAW)).toMatchObject(GONE)
  expect(await next.api.refusal(ACCEPT)).toMatchObject(GONE)
  await ask(here, next)
  await next.api.call(ACCEPT)
  expect(await ownerOf(here)).toBe(next.host.accountId)
})

test('it ends after 7 days', async () => {
  const { here, next, owner, organization } = await asked()
  app.clock.advance(7 * DAY_MINUTES)
  expect((await organization.api.call('GET /organization')).transfer).toBeNull()
  expect(await next.api.refusal(ACCEPT)).toMatchObject(GONE)
  expect(await next.api.refusal(DECLINE)).toMatchObject(GONE)
  expect(await organization.api.refusal(WITHDRAW)).toMatchObject(GONE)
  expect(await ownerOf(here)).toBe(owner.accountId)
  app.clock.advance(-7 * DAY_MINUTES)
})

test('one member is asked at a time, and asking the same one again changes nothing', async () => {
  const { here, next, organization } = await asked()
  const other = await memberOf(organization, await openAccount(app))
  expect((await organization.api.refusal(ASK, { body: { member_id: other.id } })).code).toBe(
    'transfer_pending',
  )
  app.clock.advance(60)
  expect((await ask(here, next)).transfer).toEqual({ member_id: next.id, until: '2027-03-08T08:00:00.000Z' })
  app.clock.advance(7 * DAY_MINUTES - 60)
  expect((await ask(here, other)).transfer?.member_id).toBe(other.id)
  app.clock.advance(-7 * DAY_MINUTES)
  expect(await next.api.refusal(ACCEPT)).toMatchObject(GONE)
})

test('of two members who are asked at once, one is', async () => {
  const { organization, people } = await started('admin', 'member')
  const answers = await Promise.all(
    people.map(async ({ id }) => organization.api.try(ASK, { body: { member_id: id } })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const accepted = await Promise.all(people.map(async ({ api }) => api.try(ACCEPT)))
  expect(accepted.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  const roles = (await membersOf(db, organization.id)).map(({ role }) => role)
  expect(roles.filter((role) => role === 'owner')).toHaveLength(1)
})

test('who accepts twice at once owns it once', async () => {
  const { here, next } = await asked()
  const answers = await Promise.all([next.api.try(ACCEPT), next.api.try(ACCEPT)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect(await ownerOf(here)).toBe(next.host.accountId)
})

test('nobody else answers it, or asks', async () => {
  const { here, next, owner, organization } = await asked()
  const other = await memberOf(organization, await openAccount(app), 'admin')
  const stranger = await openAccount(app)
  const theirs = await addOrganization(app, stranger)
  for (const route of [ACCEPT, DECLINE] as const) {
    for (const api of [other.api, organization.api, theirs.api])
      expect(await api.refusal(route)).toMatchObject(GONE)
    expect((await actingFor(app, stranger, organization.id).refusal(route)).status).toBe(403)
    expect([403, 404]).toContain((await next.host.api.refusal(route)).status)
    expect((await app.visitor.try(route)).status).toBe(401)
  }
  for (const { api } of [other, next]) {
    expect((await api.refusal(ASK, { body: { member_id: other.id } })).status).toBe(403)
    expect((await api.refusal(WITHDRAW)).status).toBe(403)
  }
  expect(await ownerOf(here)).toBe(owner.accountId)
})

test('who is no member cannot be asked', async () => {
  const [{ organization }, theirs] = [await started(), await started('member')]
  for (const member_id of [String(theirs.people[0]?.id), theirs.organization.id])
    expect((await organization.api.refusal(ASK, { body: { member_id } })).code).toBe('member_not_found')
})

test('who owns another one is not asked, and who creates one meanwhile cannot accept', async () => {
  const { here, next, organization, owner } = await asked()
  const own = await addOrganization(app, next.host)
  expect((await next.api.refusal(ACCEPT)).code).toBe('owns_organization')
  await next.api.call(DECLINE)
  expect((await organization.api.refusal(ASK, { body: { member_id: next.id } })).code).toBe(
    'next_owns_organization',
  )
  expect(await ownerOf(here)).toBe(owner.accountId)
  await own.api.call('DELETE /organization', { body: { link: own.link } })
  await ask(here, next)
  await next.api.call(ACCEPT)
  const body = { name: 'Studio South', link: `south-${crypto.randomUUID().slice(0, 8)}` }
  expect((await next.host.api.refusal('POST /organizations', { body })).code).toBe('owns_organization')
})

test('nobody gets a second organization, also not when they accept two, or create one, at once', async () => {
  const next = await openAccount(app)
  const accepted = await Promise.all(
    [1, 2].map(async () => {
      const here = await started()
      const person = await memberOf(here.organization, next)
      await ask(here, person)
      return person
    }),
  )
  const body = { name: 'Studio South', link: `south-${crypto.randomUUID().slice(0, 8)}` }
  const answers = await Promise.all([
    ...accepted.map(async ({ api }) => api.try(ACCEPT)),
    next.api.try('POST /organizations', { body }),
  ])
  const refused = answers.filter(({ status }) => status >= 300)
  expect(refused.map((answer) => (answer.body as { code: string }).code)).toEqual([
    'owns_organization',
    'owns_organization',
  ])
})

test.each<[string, (next: Person, here: Started) => Promise<unknown>]>([
  ['leaves', async ({ api }) => api.call('POST /organization/leave')],
  [
    'is removed',
    async ({ id }, { organization }) =>
      organization.api.call('DELETE /organization/members', { body: { member_id: id } }),
  ],
])('it ends when who is asked %s, also if they join again', async (_, go) => {
  const { here, next, organization } = await asked()
  await go(next, here)
  expect((await organization.api.call('GET /organization')).transfer).toBeNull()
  await join(app, organization, next.host)
  expect(await next.api.refusal(ACCEPT)).toMatchObject(GONE)
})

test.each([
  ['owner', 'closed'],
  ['next', 'closed'],
  ['owner', 'disabled'],
  ['next', 'disabled'],
] as const)('it ends when the account of the %s is %s', async (who, end) => {
  const { here, next, organization } = await asked()
  const { accountId } = who === 'owner' ? here.owner : next.host
  const now = new Date(app.clock.now())
  if (end === 'disabled') await disable(app.context, null, accountId, 'Spam')
  else await db.transaction().execute(async (trx) => closeAccount(app.context, trx, accountId, now))
  const members = await membersOf(db, organization.id)
  expect(members.every(({ transfer_until }) => transfer_until === null)).toBe(true)
})

test('it ends when the owner’s account is deleted and another one inherits', async () => {
  const { next, owner, organization } = await asked()
  const heir = await memberOf(organization, await openAccount(app), 'admin')
  await db.transaction().execute(async (trx) => removeAccount(app.context, trx, owner.accountId))
  expect((await heir.api.call('GET /organization')).role).toBe('owner')
  expect(await next.api.refusal(ACCEPT)).toMatchObject(GONE)
})

test('it ends with the organization', async () => {
  const { next, organization } = await asked()
  await organization.api.call('DELETE /organization', { body: { link: organization.link } })
  expect((await next.api.refusal(ACCEPT)).status).toBe(403)
})

test('whoever accepts while their account is being deleted either owns it or is gone', async () => {
  const { here, next } = await asked()
  const farewell = { body: { pass: PASSWORD, reason: 'Moving on' } }
  const [accepted, left] = await Promise.all([
    next.api.try(ACCEPT),
    next.host.api.try('POST /users/delete', farewell),
  ])
  expect([accepted.status === 200, left.status === 200]).toContain(false)
  expect((await ownerOf(here)) === next.host.accountId).toBe(accepted.status === 200)
})

test('a member is not mailed again and again', async () => {
  const { here, next, organization } = await asked()
  for (let time = 1; time < 10; time++) {
    await organization.api.call(WITHDRAW)
    await ask(here, next)
  }
  await organization.api.call(WITHDRAW)
  expect((await organization.api.refusal(ASK, { body: { member_id: next.id } })).code).toBe('rate_limited')
})
