import { versionOf } from '@scheduling/contract'
import { editedPeople } from '@scheduling/contract/edited'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount, PASSWORD } from '../../testing/hosts.ts'
import type { TestOrganization } from '../../testing/organizations.ts'
import { actingFor, addOrganization, join, transfer } from '../../testing/organizations.ts'
import { openPage } from '../../testing/pages.ts'
import { removeAccount } from '../accounts/ending.ts'
import { findHost, hostById, organizationsOf } from '../hosts/operations.ts'
import { membersOf, roleOf } from './operations.ts'

const app = await startTestApp()
const { db } = app.context

async function started(...roles: ('admin' | 'member')[]) {
  const owner = await openAccount(app)
  const organization = await addOrganization(app, owner)
  const people = []
  for (const role of roles) {
    const host = await openAccount(app)
    const id = await join(app, organization, host, role)
    people.push({ host, id, api: actingFor(app, host, organization.id) })
  }
  return { owner, organization, people }
}
type Person = Awaited<ReturnType<typeof started>>['people'][number]
const personAt = (people: Person[], at: number) => people[at] as Person

const ownerId = async ({ api }: TestOrganization) =>
  String((await api.call('GET /organization')).members[0]?.member_id)
const rolesOf = async ({ id }: TestOrganization) => (await membersOf(db, id)).map(({ role }) => role)
const isIn = async ({ id }: TestOrganization, { accountId }: TestHost) =>
  (await roleOf(db, id, accountId)) !== undefined || (await organizationsOf(db, accountId)).includes(id)

const shown = ({ id }: Person, isShown: boolean) => ({ body: { member_id: id, isShown } })

test('admins and the owner change roles, and nobody the owner’s', async () => {
  const { organization, people } = await started('admin', 'member')
  const [admin, member] = [personAt(people, 0), personAt(people, 1)]
  const body = { member_id: member.id, role: 'admin' as const }
  const { members } = await admin.api.call('PATCH /organization/members', { body })
  expect(members.map(({ role }) => role)).toEqual(['owner', 'admin', 'admin'])
  const owner = { member_id: await ownerId(organization), role: 'member' }
  expect((await admin.api.refusal('PATCH /organization/members', { body: owner })).code).toBe('owner_stays')
  const none = { body: { member_id: organization.id, role: 'member' } }
  expect((await admin.api.refusal('PATCH /organization/members', none)).code).toBe('member_not_found')
  const { activity } = await organization.api.call('GET /account-activity')
  const { userName: subject } = member.host.me
  expect(activity).toContainEqual(expect.objectContaining({ kind: 'member_role_changed', subject }))
})

test('the page shows members who have a page with something to book, and nobody who is hidden', async () => {
  const { organization, people } = await started('admin', 'member', 'member')
  const [admin, member, bare] = [personAt(people, 0), personAt(people, 1), personAt(people, 2)]
  await addEvent(admin.host)
  await addEvent(member.host)
  await addEvent(bare.host, { isOn: false })
  await addEvent(bare.host, { isSecret: true })
  const onPage = async () => {
    const { data } = await openPage(app.url, `/${organization.link}`)
    if (data.kind !== 'booking_list') throw new Error(data.kind)
    for (const { host } of people) expect(JSON.stringify(data)).not.toContain(host.me.userEmail)
    return (data.people ?? []).map(({ link }) => link).toSorted()
  }
  const both = [admin.host.me.link, member.host.me.link].toSorted()
  expect(await onPage()).toEqual(both)

  const route = 'PATCH /organization/members/shown'
  expect((await member.api.refusal(route, shown(admin, false))).code).toBe('role_not_allowed')
  await admin.api.call(route, shown(member, false))
  expect(await onPage()).toEqual([admin.host.me.link])
  expect((await admin.api.refusal(route, shown(member, true))).code).toBe('role_not_allowed')
  const { members } = await member.api.call(route, shown(member, true))
  expect(members.every(({ isShown }) => isShown)).toBe(true)
  expect(await onPage()).toEqual(both)
  await organization.api.call('DELETE /organization/members', { body: { member_id: member.id } })
  expect(await onPage()).toEqual([admin.host.me.link])
})

test('who is removed is in no list, and acts for the organization no more', async () => {
  const { organization, people } = await started('member')
  const { host, id, api } = personAt(people, 0)
  const { members } = await organization.api.call('DELETE /organization/members', { body: { member_id: id } })
  expect(members).toHaveLength(1)
  expect(await isIn(organization, host)).toBe(false)
  expect((await host.api.call('GET /organizations')).organizations).toEqual([])
  expect((await api.refusal('GET /organization')).status).toBe(404)
  expect((await api.refusal('POST /organization/leave')).status).toBe(403)
  expect(await host.api.call('GET /users/aboutme')).toMatchObject({ userID: host.me.userID })
  const again = { body: { member_id: id } }
  expect((await organization.api.refusal('DELETE /organization/members', again)).code).toBe(
    'member_not_found',
  )
})

test('members leave by themselves, and may be invited again', async () => {
  const { organization, people } = await started('member')
  const { host, api } = personAt(people, 0)
  await api.call('POST /organization/leave')
  expect(await isIn(organization, host)).toBe(false)
  await join(app, organization, host)
  expect(await isIn(organization, host)).toBe(true)
})

test('the owner neither leaves nor is removed', async () => {
  const { owner, organization, people } = await started('admin')
  const { api } = personAt(people, 0)
  expect((await organization.api.refusal('POST /organization/leave')).code).toBe('owner_stays')
  const body = { member_id: await ownerId(organization) }
  expect((await api.refusal('DELETE /organization/members', { body })).code).toBe('owner_stays')
  expect(await isIn(organization, owner)).toBe(true)
})

test('members manage nobody', async () => {
  const { people } = await started('member', 'member')
  const { api } = personAt(people, 0)
  const member_id = personAt(people, 1).id
  for (const [route, body] of [
    ['PATCH /organization/members', { member_id, role: 'admin' }],
    ['DELETE /organization/members', { member_id }],
  ] as const)
    expect((await api.refusal(route, { body })).status).toBe(403)
})

test('admins transfer and delete nothing', async () => {
  const { organization, people } = await started('admin')
  const { id, api } = personAt(people, 0)
  expect((await api.refusal('POST /organization/transfer', { body: { member_id: id } })).status).toBe(403)
  const body = { link: organization.link }
  expect((await api.refusal('DELETE /organization', { body })).status).toBe(403)
})

test('of two admins who change people under one version, one is told', async () => {
  const { organization, people } = await started('admin', 'member', 'member')
  const { api } = personAt(people, 0)
  for (const role of ['admin', 'member'] as const) {
    const version = versionOf(editedPeople(await api.call('GET /organization')))
    const theirs = versionOf(editedPeople(await organization.api.call('GET /organization')))
    const answers = await Promise.all([
      api.try('PATCH /organization/members', {
        body: { member_id: personAt(people, 1).id, role },
        headers: { 'if-match': version },
      }),
      organization.api.try('PATCH /organization/members', {
        body: { member_id: personAt(people, 2).id, role },
        headers: { 'if-match': theirs },
      }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]))
    await organization.api.call('PATCH /organization/members', {
      body: { member_id: personAt(people, 1).id, role },
    })
    await organization.api.call('PATCH /organization/members', {
      body: { member_id: personAt(people, 2).id, role },
    })
  }
})

test('two admins who remove each other leave one', async () => {
  const { organization, people } = await started('admin', 'admin')
  const [one, two] = [personAt(people, 0), personAt(people, 1)]
  await Promise.all([
    one.api.try('DELETE /organization/members', { body: { member_id: two.id } }),
    two.api.try('DELETE /organization/members', { body: { member_id: one.id } }),
  ])
  expect(await rolesOf(organization)).toEqual(['owner', 'admin'])
})

test('a member of one organization is none of another', async () => {
  const [mine, theirs] = [await started('admin'), await started('member')]
  const { api } = personAt(mine.people, 0)
  const member_id = personAt(theirs.people, 0).id
  for (const [route, body] of [
    ['PATCH /organization/members', { member_id, role: 'admin' }],
    ['DELETE /organization/members', { member_id }],
  ] as const)
    expect((await api.refusal(route, { body })).code).toBe('member_not_found')
  expect(await rolesOf(theirs.organization)).toEqual(['owner', 'member'])
})

test('the owner deletes it with its link; people keep their own', async () => {
  const { owner, organization, people } = await started('member')
  const { host, api } = personAt(people, 0)
  const wrong = await organization.api.refusal('DELETE /organization', { body: { link: 'studio' } })
  expect(wrong).toMatchObject({ code: 'invalid_input', errors: [{ path: 'link' }] })
  await organization.api.call('DELETE /organization', { body: { link: organization.link } })
  expect(await hostById(db, organization.id)).toBeUndefined()
  for (const person of [owner, host]) {
    expect((await person.api.call('GET /organizations')).organizations).toEqual([])
    expect(await person.api.call('GET /users/aboutme')).toMatchObject({ userID: person.me.userID })
  }
  expect((await api.refusal('GET /organization')).status).toBe(404)
  await addOrganization(app, owner, organization.link)
})

test('with meetings to come it is not deleted', async () => {
  const { owner, organization } = await started()
  const acting = { ...owner, me: { ...owner.me, link: organization.link }, api: organization.api }
  const event = await addEvent(acting)
  const { manage } = await book(app, acting, event, '2027-03-01T09:00:00Z')
  const body = { link: organization.link }
  expect((await organization.api.refusal('DELETE /organization', { body })).code).toBe('has_meetings')
  await manage.call('POST /manage/cancel', { body: {} })
  await organization.api.call('DELETE /organization', { body })
})

test('an account that owns one is not deleted, until it is another’s', async () => {
  const { owner, organization, people } = await started('admin')
  const farewell = { body: { pass: PASSWORD, reason: 'Moving on' } }
  expect((await owner.api.call('GET /users/deletion')).organizations).toMatchObject([
    { name: 'Studio North' },
  ])
  expect((await owner.api.refusal('POST /users/delete', farewell)).code).toBe('owns_organization')
  expect(await owner.api.call('GET /users/aboutme')).toBeDefined()
  const { host, id } = personAt(people, 0)
  await transfer(app, organization, host, id)
  expect((await owner.api.call('GET /users/deletion')).organizations).toEqual([])
  await owner.api.call('POST /users/delete', farewell)
})

test('an operator who deletes the owner’s account leaves the organization to an admin', async () => {
  const { owner, organization, people } = await started('member', 'admin')
  await db.transaction().execute(async (trx) => removeAccount(app.context, trx, owner.accountId))
  expect(await rolesOf(organization)).toEqual(['owner', 'member'])
  const { host, api } = personAt(people, 1)
  expect((await api.call('GET /organization')).role).toBe('owner')
  expect((await findHost(app.context, organization.id))?.email).toBe(host.me.userEmail)
})

test('who would inherit a second organization keeps the owner’s account from being deleted', async () => {
  const { owner, organization, people } = await started('admin')
  const { host } = personAt(people, 0)
  const theirs = await addOrganization(app, host)
  const remove = async () =>
    db.transaction().execute(async (trx) => removeAccount(app.context, trx, owner.accountId))
  await expect(remove()).rejects.toMatchObject({ code: 'next_owns_organization' })
  expect(await rolesOf(organization)).toEqual(['owner', 'admin'])
  expect(await owner.api.call('GET /users/aboutme')).toMatchObject({ userID: owner.me.userID })
  await theirs.api.call('DELETE /organization', { body: { link: theirs.link } })
  await remove()
  expect(await rolesOf(organization)).toEqual(['owner'])
})

test('an account that was alone in it takes it along', async () => {
  const { owner, organization } = await started()
  await db.transaction().execute(async (trx) => removeAccount(app.context, trx, owner.accountId))
  expect(await hostById(db, organization.id)).toBeUndefined()
  expect(await membersOf(db, organization.id)).toEqual([])
})

test('a member whose account is deleted is in no list', async () => {
  const { organization, people } = await started('member')
  const { host } = personAt(people, 0)
  await db.transaction().execute(async (trx) => removeAccount(app.context, trx, host.accountId))
  expect(await rolesOf(organization)).toEqual(['owner'])
  expect((await findHost(app.context, organization.id))?.link).toBe(organization.link)
})
