import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openAccount, PASSWORD, signUp, someAddress } from '../../testing/hosts.ts'
import { actingFor, addOrganization, join } from '../../testing/organizations.ts'
import { findHost } from '../hosts/operations.ts'
import { isOrganization, membersOf, roleOf } from './operations.ts'

const limited = await startTestApp({ hasPlans: true })
const app = await startTestApp()

const linkOf = () => `studio-${randomUUID().slice(0, 8)}`
const studio = (link = linkOf()) => ({ body: { name: 'Studio North', link } })

test('an organization is a host of its own, owned by who created it', async () => {
  const owner = await openAccount(app)
  const { id, link, api } = await addOrganization(app, owner)
  expect(await owner.api.call('GET /organizations')).toEqual({
    organizations: [{ id, name: 'Studio North', link, avatar: null, role: 'owner' }],
  })
  const { members, role } = await api.call('GET /organization')
  expect(role).toBe('owner')
  expect(members).toMatchObject([
    { role: 'owner', name: owner.me.userName, email: owner.me.userEmail, isMe: true },
  ])
  expect(await findHost(app.context, id)).toMatchObject({ name: 'Studio North', link, closed_at: null })
  expect((await findHost(app.context, id))?.opened_at).not.toBeNull()
})

test('other capabilities are told what is an organization, and who is what in it', async () => {
  const [owner, member, stranger] = [await openAccount(app), await openAccount(app), await openAccount(app)]
  const organization = await addOrganization(app, owner)
  await join(app, organization, member)
  const { db } = app.context
  const roles = [owner, member, stranger].map(({ accountId }) => roleOf(db, organization.id, accountId))
  expect(await Promise.all(roles)).toEqual(['owner', 'member', undefined])
  expect((await membersOf(db, organization.id)).map(({ person }) => person)).toEqual([
    owner.me.userID,
    member.me.userID,
  ])
  expect(await isOrganization(db, organization.id)).toBe(true)
  expect(await isOrganization(db, owner.me.userID)).toBe(false)
})

test('signing in opens the own host, also of whoever joined an organization', async () => {
  const owner = await openAccount(app)
  // Ids are random, so that some organizations come before the own host.
  for (let count = 0; count < 8; count++) {
    const other = await openAccount(app)
    await join(app, await addOrganization(app, other), owner)
  }
  const body = { email: owner.me.userEmail, password: PASSWORD }
  const { me } = await app.visitor.call('POST /users/login', { body, headers: someAddress() })
  expect(me).toMatchObject({ userID: owner.me.userID, organization: null, role: 'owner' })
  expect((await owner.api.call('GET /organizations')).organizations).toHaveLength(8)
})

test('who acts for an organization is told so, and as what', async () => {
  const [owner, member] = [await openAccount(app), await openAccount(app)]
  const organization = await addOrganization(app, owner)
  await join(app, organization, member)
  const api = actingFor(app, member, organization.id)
  expect(await api.call('GET /users/aboutme')).toMatchObject({
    organization: { organization_id: organization.id, name: 'Studio North' },
    role: 'member',
    userEmail: member.me.userEmail,
  })
})

test('whoever acts for their own host acts for no organization', async () => {
  const owner = await openAccount(app)
  await addOrganization(app, owner)
  expect((await owner.api.refusal('GET /organization')).code).toBe('organization_not_found')
})

test('an account owns one organization, also if two are created at once', async () => {
  const owner = await openAccount(app)
  const answers = await Promise.all([1, 2].map(() => owner.api.try('POST /organizations', studio())))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  expect((await owner.api.refusal('POST /organizations', studio())).code).toBe('owns_organization')
})

test('a link that somebody has is refused', async () => {
  const [owner, other] = [await openAccount(app), await openAccount(app)]
  expect(await owner.api.refusal('POST /organizations', studio(other.me.link))).toMatchObject({
    code: 'slug_taken',
    errors: [{ path: 'link' }],
  })
  expect((await owner.api.call('GET /organizations')).organizations).toEqual([])
})

test('who has not confirmed an address creates none', async () => {
  const host = await signUp(app)
  expect((await host.api.refusal('POST /organizations', studio())).code).toBe('not_verified')
})

async function hostWithPlan(plan: string) {
  const host = await openAccount(limited)
  await limited.context.db
    .updateTable('plans')
    .set({ plan_type: plan, quantity: 7, configs: '[]' })
    .where('host_id', '=', host.me.userID)
    .execute()
  return host
}

test('a plan without the feature allows none', async () => {
  const host = await hostWithPlan('entry_monthly')
  expect((await host.api.refusal('POST /organizations', studio())).code).toBe('upgrade_required')
})

test('the plan of people allows one, which begins with the same plan', async () => {
  const { api } = await addOrganization(limited, await hostWithPlan('business_monthly'))
  expect(await api.call('GET /users/aboutme')).toMatchObject({
    plan_type: 'business_monthly',
    quantity: 7,
    account_type: 'prime',
  })
})

test('the trial of an organization ends with the trial of who created it', async () => {
  const host = await openAccount(limited)
  limited.clock.advance(5 * 24 * 60)
  const { api } = await addOrganization(limited, host)
  const [own, ofOrganization] = await Promise.all([
    host.api.call('GET /users/aboutme'),
    api.call('GET /users/aboutme'),
  ])
  expect(ofOrganization.plan_type).toBe('entry_trial')
  expect(ofOrganization.trial_end).toBe(own.trial_end)
})
