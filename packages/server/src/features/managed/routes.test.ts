import { givingIn } from '@scheduling/contract/managed/edited'
import { versionOf } from '@scheduling/contract/version'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { actingFor, join } from '../../testing/organizations.ts'
import { openTeam } from '../../testing/teams.ts'
import { eventually } from '../../testing/eventually.ts'
import type { MemberNews } from '../organizations/events.ts'
import { MEMBER_NEWS } from '../organizations/events.ts'
import { cleanUpEventTypes } from '../event-types/cleanup.ts'
import { notifyOfGivenEventTypes, syncManagedCopy } from './jobs.ts'
import type { AssignmentMail } from './queues.ts'
import { ASSIGNMENT_MAILS } from './queues.ts'

const app = await startTestApp({ roles: ['web', 'worker'] })

type Input = Parameters<typeof addEvent>[1]

/** An organization of three, with an event type of its own. */
async function openStudio(event: Input = {}) {
  const { organization, people, memberIds, event: source, asHost } = await openTeam(app, 2, event)
  const [ada, bob] = people as [TestHost, TestHost]
  const [adaId, bobId] = memberIds as [string, string]
  const params = { id: source.id }
  const { api } = organization
  return {
    organization,
    asHost,
    source,
    ada,
    bob,
    adaId,
    bobId,
    api,
    params,
    give: async (body: object) =>
      api.call('PUT /event-types/:id/managed', {
        params,
        body: { locked: [], everybody: false, people: [], ...body },
      }),
    refusedToGive: async (body: object) =>
      api.refusal('PUT /event-types/:id/managed', {
        params,
        body: { locked: [], everybody: false, people: [], ...body },
      }),
    read: async () => api.call('GET /event-types/:id/managed', { params }),
  }
}

type Studio = Awaited<ReturnType<typeof openStudio>>

const to = (memberId: string, slug: string | null = null) => ({ memberId, gets: true, slug })

async function eventTypesOf({ api }: TestHost) {
  return (await api.call('GET /event-types')).eventTypes
}

/** The person's copy, as soon as it is there. */
async function copyOf(host: TestHost) {
  return eventually(async () => {
    const copy = (await eventTypesOf(host)).find(({ given }) => given !== null)
    if (!copy) throw new Error('not yet')
    return copy
  })
}

test('a member gets it below their own link, in their own hours', async () => {
  const { give, read, ada, adaId, bob, organization } = await openStudio({ duration: 45 })
  await give({ locked: ['duration'], people: [to(adaId)] })
  const copy = await copyOf(ada)
  expect(copy).toMatchObject({
    slug: 'team',
    duration: 45,
    availability: { kind: 'schedule', scheduleId: ada.scheduleId },
    given: { organizationId: organization.id, locked: ['duration'] },
  })
  const page = await app.visitor.call('GET /owners/:owner/events/:event', {
    params: { owner: ada.me.link, event: 'team' },
  })
  expect(page.event.duration).toBe(45)
  expect(await eventTypesOf(bob)).toEqual([])
  expect((await read()).people.find(({ memberId }) => memberId === adaId)).toMatchObject({ state: 'given' })
})

test('a later change reaches locked fields alone', async () => {
  const { give, ada, adaId, api, params } = await openStudio({ duration: 45, bufferAfter: 5 })
  await give({ locked: ['duration', 'questions'], people: [to(adaId)] })
  const { id } = await copyOf(ada)
  await ada.api.call('PATCH /event-types/:id', { params: { id }, body: { name: 'Mine', bufferAfter: 10 } })
  const questions = [{ id: 'topic', type: 'text' as const, label: 'Topic', required: true }]
  await api.call('PATCH /event-types/:id', {
    params,
    body: { name: 'Theirs', duration: 60, bufferAfter: 0, questions },
  })
  await eventually(async () => expect(await copyOf(ada)).toMatchObject({ duration: 60 }))
  expect(await copyOf(ada)).toMatchObject({ id, name: 'Mine', bufferAfter: 10, questions })
})

test('a field that is locked later takes the value of the organization', async () => {
  const { give, ada, adaId } = await openStudio({ name: 'Theirs' })
  await give({ people: [to(adaId)] })
  const { id } = await copyOf(ada)
  await ada.api.call('PATCH /event-types/:id', { params: { id }, body: { name: 'Mine' } })
  await give({ locked: ['name'], people: [to(adaId)] })
  await eventually(async () => expect(await copyOf(ada)).toMatchObject({ name: 'Theirs' }))
})

test('a member changes free fields only, and cannot delete it', async () => {
  const { give, ada, adaId } = await openStudio({ duration: 45 })
  await give({ locked: ['duration', 'isOn', 'confirmEmail'], people: [to(adaId)] })
  const copy = await copyOf(ada)
  const params = { id: copy.id }
  expect(
    await ada.api.refusal('PATCH /event-types/:id', { params, body: { name: 'Mine', duration: 15 } }),
  ).toMatchObject({ status: 422, code: 'invalid_input', errors: [{ path: 'duration', reason: 'locked' }] })
  expect(await ada.api.refusal('PATCH /event-types/:id', { params, body: { isOn: false } })).toMatchObject({
    errors: [{ path: 'isOn', reason: 'locked' }],
  })
  const bulk = { ids: [copy.id], confirmEmail: true }
  expect(await ada.api.call('PATCH /event-types', { body: bulk })).toEqual({ changed: [] })
  expect(await ada.api.refusal('DELETE /event-types/:id', { params })).toMatchObject({
    code: 'event_type_given',
  })
  expect(await copyOf(ada)).toEqual(copy)
  // The same value is no change, so a whole event type can be sent back.
  await ada.api.call('PATCH /event-types/:id', { params, body: { slug: 'mine', duration: 45 } })
  expect(await copyOf(ada)).toMatchObject({ slug: 'mine' })
})

test('locked hours are those of the organization, follow its schedule, and stay when they are free again', async () => {
  const { give, ada, adaId, api, source } = await openStudio()
  const [schedule] = (await api.call('GET /availability')).schedules
  if (!schedule || source.availability.kind !== 'schedule') throw new Error('expected a schedule')
  await give({ locked: ['availability'], people: [to(adaId)] })
  const { timeZone, weekly, overrides } = schedule
  const copy = await copyOf(ada)
  expect(copy.availability).toEqual({ kind: 'custom', hours: { timeZone, weekly, overrides } })
  const own = { availability: { kind: 'schedule' as const, scheduleId: ada.scheduleId } }
  expect(
    await ada.api.refusal('PATCH /event-types/:id', { params: { id: copy.id }, body: own }),
  ).toMatchObject({ errors: [{ path: 'availability', reason: 'locked' }] })
  const changed = { ...weekly, mon: [{ start: '13:00', end: '14:00' }] }
  await api.call('PATCH /availability/:id', { params: { id: schedule.id }, body: { weekly: changed } })
  const theirs = { kind: 'custom', hours: { timeZone, weekly: changed, overrides } }
  await eventually(async () => expect((await copyOf(ada)).availability).toEqual(theirs))
  await give({ locked: [], people: [to(adaId)] })
  await eventually(async () => expect((await copyOf(ada)).given?.locked).toEqual([]))
  expect((await copyOf(ada)).availability).toEqual(theirs)
  await ada.api.call('PATCH /event-types/:id', { params: { id: copy.id }, body: own })
})

test('hours that are locked later replace the person’s own', async () => {
  const { give, ada, adaId } = await openStudio()
  await give({ people: [to(adaId)] })
  expect((await copyOf(ada)).availability.kind).toBe('schedule')
  await give({ locked: ['availability'], people: [to(adaId)] })
  await eventually(async () => expect((await copyOf(ada)).availability.kind).toBe('custom'))
})

test('a locked place is the one of the organization', async () => {
  const locations = [{ kind: 'address' as const, value: 'Torstraße 1' }]
  const { give, ada, adaId, api, params } = await openStudio({ locations })
  await give({ locked: ['locations'], people: [to(adaId)] })
  const { id } = await copyOf(ada)
  const body = { locations: [{ kind: 'custom' as const, value: 'Elsewhere' }] }
  expect(await ada.api.refusal('PATCH /event-types/:id', { params: { id }, body })).toMatchObject({
    errors: [{ path: 'locations', reason: 'locked' }],
  })
  await api.call('PATCH /event-types/:id', { params, body })
  await eventually(async () => expect(await copyOf(ada)).toMatchObject(body))
})

test('whether it is secret follows the organization where that is locked', async () => {
  const { give, ada, adaId, api, params } = await openStudio({ isSecret: true })
  await give({ locked: ['isSecret'], people: [to(adaId)] })
  const { id, isSecret } = await copyOf(ada)
  expect(isSecret).toBe(true)
  const body = { isSecret: false }
  expect(await ada.api.refusal('PATCH /event-types/:id', { params: { id }, body })).toMatchObject({
    errors: [{ path: 'isSecret', reason: 'locked' }],
  })
  await api.call('PATCH /event-types/:id', { params, body })
  await eventually(async () => expect(await copyOf(ada)).toMatchObject(body))
})

test('of two admins the second is told that it was changed, and what the first gave stays', async () => {
  const { read, api, params, adaId, bobId } = await openStudio()
  const headers = { 'if-match': versionOf(givingIn(await read())) }
  const body = { locked: [], everybody: false, people: [to(adaId)] }
  await api.call('PUT /event-types/:id/managed', { params, body, headers })
  const second = { locked: ['name' as const], everybody: false, people: [to(bobId)] }
  const late = await api.refusal('PUT /event-types/:id/managed', { params, body: second, headers })
  expect(late).toMatchObject({ status: 412, code: 'changed_meanwhile' })
  const { locked, people } = await read()
  expect(locked).toEqual([])
  expect(people.find(({ memberId }) => memberId === adaId)).toMatchObject({ gets: true })
  expect(people.find(({ memberId }) => memberId === bobId)).toMatchObject({ gets: false })
})

test('a copy that arrives, or that its person renames, is no other admin', async () => {
  const { give, read, api, params, ada, adaId, bobId } = await openStudio()
  const before = await give({ people: [to(adaId)] })
  const { id } = await copyOf(ada)
  await ada.api.call('PATCH /event-types/:id', { params: { id }, body: { slug: 'mine' } })
  const now = await read()
  expect(now.people).not.toEqual(before.people)
  const headers = { 'if-match': versionOf(givingIn(before)) }
  const body = { locked: [], everybody: false, people: [to(adaId), to(bobId)] }
  await api.call('PUT /event-types/:id/managed', { params, body, headers })
  const late = await api.refusal('PUT /event-types/:id/managed', { params, body, headers })
  expect(late.code).toBe('changed_meanwhile')
})

test('the version that the answer names is the one that is compared', async () => {
  const { api, params, adaId } = await openStudio()
  const answer = await api.try('GET /event-types/:id/managed', { params })
  const headers = { 'if-match': answer.headers.get('etag') ?? '' }
  const body = { locked: [], everybody: false, people: [to(adaId)] }
  await api.call('PUT /event-types/:id/managed', { params, body, headers })
})

test('a locked address is the one of the organization, and follows it', async () => {
  const { give, ada, adaId, bob, bobId, api, params, refusedToGive, read } = await openStudio()
  await give({ people: [to(adaId), to(bobId, 'bobs')] })
  const { id } = await copyOf(ada)
  await copyOf(bob)
  await ada.api.call('PATCH /event-types/:id', { params: { id }, body: { slug: 'mine' } })
  await give({ locked: ['slug'], people: [to(adaId), to(bobId, 'bobs')] })
  await eventually(async () => expect(await copyOf(ada)).toMatchObject({ slug: 'team' }))
  const own = { params: { id }, body: { slug: 'mine' } }
  expect(await ada.api.refusal('PATCH /event-types/:id', own)).toMatchObject({
    errors: [{ path: 'slug', reason: 'locked' }],
  })
  await api.call('PATCH /event-types/:id', { params, body: { slug: 'studio' } })
  await eventually(async () => expect(await copyOf(ada)).toMatchObject({ slug: 'studio' }))
  expect(await copyOf(bob)).toMatchObject({ slug: 'bobs' })
  // Where the person has something else, the copy stays until somebody chooses another address.
  await addEvent(ada, { slug: 'atelier' })
  await api.call('PATCH /event-types/:id', { params, body: { slug: 'atelier' } })
  const state = async () => (await read()).people.find(({ memberId }) => memberId === adaId)
  expect(await state()).toMatchObject({ slug: 'atelier', isTaken: true, state: 'taken' })
  expect(await copyOf(ada)).toMatchObject({ slug: 'studio' })
  expect(await refusedToGive({ locked: ['slug'], people: [to(adaId)] })).toMatchObject({
    errors: [{ path: 'people[0].slug', reason: 'taken' }],
  })
  await give({ locked: ['slug'], people: [to(adaId, 'house')] })
  await eventually(async () => expect(await copyOf(ada)).toMatchObject({ slug: 'house' }))
  expect(await state()).toMatchObject({ slug: 'house', state: 'given' })
})

test('a copy that a member makes of it is their own', async () => {
  const { give, ada, adaId } = await openStudio()
  await give({ locked: ['duration'], people: [to(adaId)] })
  const { id } = await copyOf(ada)
  const own = await ada.api.call('POST /event-types/:id/copy', { params: { id } })
  expect(own.given).toBeNull()
  await ada.api.call('DELETE /event-types/:id', { params: { id: own.id } })
})

test('an address that is taken is asked about before anybody gets anything', async () => {
  const { give, refusedToGive, read, ada, adaId, bob, bobId } = await openStudio()
  const own = await addEvent(ada, { slug: 'team' })
  expect((await read()).people.find(({ memberId }) => memberId === adaId)).toMatchObject({
    isTaken: true,
    state: 'none',
  })
  for (const body of [{ people: [to(bobId), to(adaId)] }, { everybody: true }])
    expect(await refusedToGive(body)).toMatchObject({
      status: 422,
      errors: [{ path: expect.stringMatching(/^people/), reason: 'taken' }],
    })
  expect((await read()).isManaged).toBe(false)
  await give({ everybody: true, people: [to(adaId, 'team-studio')] })
  expect(await copyOf(ada)).toMatchObject({ slug: 'team-studio' })
  expect(await copyOf(bob)).toMatchObject({ slug: 'team' })
  expect((await eventTypesOf(ada)).find(({ id }) => id === own.id)).toEqual(own)
})

test('somebody is left out of everybody', async () => {
  const { give, ada, adaId, bob } = await openStudio()
  await give({ everybody: true, people: [{ memberId: adaId, gets: false, slug: null }] })
  await copyOf(bob)
  expect(await eventTypesOf(ada)).toEqual([])
})

test('whoever joins later gets what everybody gets; a taken address waits to be asked about', async () => {
  const { give, read, organization } = await openStudio()
  await give({ everybody: true, locked: ['name'] })
  const [late, blocked] = [await openAccount(app), await openAccount(app)]
  await addEvent(blocked, { slug: 'team' })
  const blockedId = await join(app, organization, blocked)
  await join(app, organization, late)
  expect((await copyOf(late)).given?.locked).toEqual(['name'])
  expect((await read()).people.find(({ memberId }) => memberId === blockedId)).toMatchObject({
    state: 'taken',
  })
  await give({ everybody: true, locked: ['name'], people: [to(blockedId, 'studio')] })
  expect(await copyOf(blocked)).toMatchObject({ slug: 'studio' })
})

test('whoever does not get it any more keeps it as their own', async () => {
  const { give, ada, adaId, bob, api, params } = await openStudio()
  await give({ everybody: true, locked: ['duration'] })
  const [{ id }] = [await copyOf(ada), await copyOf(bob)]
  await give({ everybody: true, people: [{ memberId: adaId, gets: false, slug: null }] })
  await eventually(async () => expect(await eventTypesOf(ada)).toMatchObject([{ id, given: null }]))
  await api.call('DELETE /event-types/:id/managed', { params })
  await eventually(async () => expect(await eventTypesOf(bob)).toMatchObject([{ given: null }]))
  await ada.api.call('DELETE /event-types/:id', { params: { id } })
})

test('if the organization deletes and restores it, copies follow it as before', async () => {
  const { give, ada, api, params, organization } = await openStudio({ name: 'Theirs' })
  await give({ everybody: true, locked: ['name'] })
  const copy = await copyOf(ada)
  await api.call('DELETE /event-types/:id', { params })
  // Changes nothing while it is deleted.
  const job = { person: ada.me.userID, organization: organization.id, eventTypeId: params.id }
  await syncManagedCopy(app.context, job)
  expect(await eventTypesOf(ada)).toEqual([copy])
  await api.call('POST /event-types/:id/restore', { params })
  await api.call('PATCH /event-types/:id', { params, body: { name: 'New' } })
  await eventually(async () => expect(await eventTypesOf(ada)).toEqual([{ ...copy, name: 'New' }]))
})

test('if the organization deletes it for good, people keep it', async () => {
  const { give, ada, api, params, asHost } = await openStudio()
  await give({ everybody: true })
  await copyOf(ada)
  const body = { name: 'Shop', kind: 'inline' as const, eventTypeId: params.id }
  await asHost.api.call('POST /embeds', { body })
  await api.call('DELETE /event-types/:id', { params })
  await app.context.pool.query(
    "update event_types set deleted_at = deleted_at - interval '30 days' where id = $1",
    [params.id],
  )
  await cleanUpEventTypes(app.context)
  await eventually(async () => expect(await eventTypesOf(ada)).toMatchObject([{ given: null }]))
})

test('whoever leaves keeps it as their own, and it is not theirs twice when they come back', async () => {
  const { give, read, ada, adaId, bob, bobId, organization, api, params } = await openStudio()
  await give({ everybody: true, locked: ['duration'] })
  const [{ id }] = [await copyOf(ada), await copyOf(bob)]
  await actingFor(app, ada, organization.id).call('POST /organization/leave')
  expect(await eventTypesOf(ada)).toMatchObject([{ id, given: null }])
  await api.call('DELETE /organization/members', { body: { member_id: bobId } })
  expect(await eventTypesOf(bob)).toMatchObject([{ given: null }])
  await api.call('PATCH /event-types/:id', { params, body: { duration: 90 } })
  await ada.api.call('PATCH /event-types/:id', { params: { id }, body: { duration: 15 } })
  const again = await join(app, organization, ada)
  expect(again).not.toBe(adaId)
  expect((await read()).people.find(({ memberId }) => memberId === again)).toMatchObject({ state: 'taken' })
  expect(await eventTypesOf(ada)).toMatchObject([{ id, duration: 15, given: null }])
})

test('is safe to repeat', async () => {
  const { give, ada } = await openStudio()
  for (const _ of [1, 2, 3]) await give({ everybody: true })
  await copyOf(ada)
  await give({ everybody: true, locked: ['name'] })
  await eventually(async () => expect((await copyOf(ada)).given?.locked).toEqual(['name']))
  expect(await eventTypesOf(ada)).toHaveLength(1)
})

test('members do not give, and people of no organization have nothing to give', async () => {
  const { ada, organization, params } = await openStudio()
  const asMember = actingFor(app, ada, organization.id)
  const body = { locked: [], everybody: true, people: [] }
  expect(await asMember.refusal('PUT /event-types/:id/managed', { params, body })).toMatchObject({
    code: 'role_not_allowed',
  })
  const own = { params: { id: (await addEvent(ada)).id }, body }
  expect(await ada.api.refusal('PUT /event-types/:id/managed', own)).toMatchObject({
    code: 'organization_not_found',
  })
})

test.each([
  ['people[0]', 'not_found', { people: [to(crypto.randomUUID())] }],
  ['people[1]', 'duplicate', { people: [to('ada'), to('ada')] }],
])('%s is refused: %s', async (path, reason, { people }) => {
  const { refusedToGive, adaId } = await openStudio()
  const body = {
    people: people.map((one) => ({ ...one, memberId: one.memberId === 'ada' ? adaId : one.memberId })),
  }
  expect(await refusedToGive(body)).toMatchObject({ errors: [{ path, reason }] })
})

/** Whom a mail waits for that says what they were given. */
async function newsOf({ organization }: Studio): Promise<AssignmentMail[]> {
  const { rows } = await app.context.pool.query<{ data: { data: AssignmentMail } }>(
    "select data from jobs.job where name = 'later' and data ->> 'queue' = $1 and data -> 'data' ->> 'organization' = $2",
    [ASSIGNMENT_MAILS.name, organization.id],
  )
  return rows.map(({ data }) => data.data)
}

/** What the mails say. */
async function toldBy(studio: Studio): Promise<MemberNews['eventTypes'][]> {
  for (const news of await newsOf(studio)) await notifyOfGivenEventTypes(app.context, news)
  const { rows } = await app.context.pool.query<{ data: MemberNews }>(
    "select data from jobs.job where name = $1 and data ->> 'organization' = $2 and data ->> 'kind' = 'event_types_given'",
    [MEMBER_NEWS.name, studio.organization.id],
  )
  return rows.map(({ data }) => data.eventTypes)
}

test('one mail names all that somebody was given in these minutes, unless they have left', async () => {
  const studio = await openStudio({ name: 'Panel' })
  const { api, give, ada, adaId, bob, bobId, organization, asHost } = studio
  await give({ people: [to(adaId), to(bobId)] })
  const second = await addEvent(asHost, { name: 'Intro', slug: 'intro' })
  const body = { locked: [], everybody: false, people: [to(adaId)] }
  await api.call('PUT /event-types/:id/managed', { params: { id: second.id }, body })
  await eventually(async () => expect(await eventTypesOf(ada)).toHaveLength(2))
  await copyOf(bob)
  await actingFor(app, bob, organization.id).call('POST /organization/leave', { body: {} })
  expect(await toldBy(studio)).toEqual([['Intro', 'Panel']])
})

test('nobody gets a mail because they gave something to themselves', async () => {
  const studio = await openStudio()
  const { give, adaId, ada, read } = studio
  const { members } = await studio.api.call('GET /organization')
  const owner = members.find(({ role }) => role === 'owner')?.member_id ?? ''
  await give({ people: [to(adaId), to(owner)] })
  await eventually(async () => {
    const given = (await read()).people.filter(({ state }) => state === 'given')
    expect(given).toHaveLength(2)
  })
  expect((await newsOf(studio)).map(({ person }) => person)).toEqual([ada.me.userID])
})
