import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, openAccount } from '../../testing/hosts.ts'
import { actingFor, addOrganization, join, transfer } from '../../testing/organizations.ts'
import { MEMBER_ANSWERED, MEMBER_ASKED } from './events.ts'
import { cleanUpRequests } from './operations.ts'
import { answer, mailsAbout, mailTo, open } from './testing/requests.ts'

const app = await startTestApp({ hasPlans: true })
const { db, pool } = app.context

const DAY_MINUTES = 24 * 60
const EXPIRED = { status: 410, body: { code: 'link_expired' } }
const UPGRADE = { body: { kind: 'upgrade' as const } }

async function started(server = app) {
  const [owner, member] = [await openAccount(server), await openAccount(server)]
  const organization = await addOrganization(server, owner)
  const memberId = await join(server, organization, member)
  const asMember = actingFor(server, member, organization.id)
  const asHost = { ...owner, api: organization.api }
  return {
    owner,
    member,
    memberId,
    organization,
    asMember,
    asHost,
    askUpgrade: async () => asMember.call('POST /organization/requests', UPGRADE),
    askAccess: async (eventTypeId: string) =>
      asMember.call('POST /organization/requests', { body: { kind: 'event_type', eventTypeId } }),
    mailOf: async (id: string) => mailTo(server, 'asked', owner, organization, id),
  }
}

/** An event type whose only person is the owner. */
async function ownersEvent({ asHost, organization }: Awaited<ReturnType<typeof started>>) {
  const event = await addEvent(asHost)
  const params = { id: event.id }
  const [first] = (await organization.api.call('GET /organization')).members
  const before = await organization.api.call('GET /event-types/:id/team', { params })
  const person = {
    memberId: String(first?.member_id),
    part: 'everybody',
    weight: 1,
    priority: 0,
    caps: { perDay: null, perWeek: null },
    scheduleId: null,
    awayUntil: null,
  }
  const body = { ...before, everybody: false, people: [person] }
  await organization.api.call('PUT /event-types/:id/team', { params, body })
  return { event, params }
}

const stateOf = async (id: string) => {
  const { rows } = await pool.query(
    `select r::text, (select count(*) from jobs.job) from organization_requests r where id = $1`,
    [id],
  )
  return JSON.stringify(rows)
}

const makeAdmin = async (id: string, host: TestHost) =>
  app.context.pool.query(`update members set role = 'admin' where host_id = $1 and person = $2`, [
    id,
    host.me.userID,
  ])

const grant = (id: string) => ({ params: { id }, body: { answer: 'granted' as const } })

test('a member asks for a larger plan: the owner sees it and gets a mail with one link', async () => {
  const { organization, askUpgrade, mailOf, member, owner } = await started()
  const { isNew, request } = await askUpgrade()
  expect([isNew, request]).toMatchObject([true, { kind: 'upgrade', isMine: true, mayAnswer: false }])
  const { requests } = await organization.api.call('GET /organization')
  expect(requests).toMatchObject([{ id: request.id, name: member.me.userName, mayAnswer: true }])
  const mail = await mailOf(request.id)
  expect(mail?.content).toMatchObject({
    subject: `${member.me.userName} requested an upgrade of Studio North`,
    actions: [
      { url: expect.stringContaining('https://meet.example.test/organization/request?key=') as string },
    ],
  })
  expect(mail?.letter.to.address).toBe(owner.me.userEmail)
  expect(mail?.letter.replyTo?.address).toBe(member.me.userEmail)
})

test('the key is in the mail alone', async () => {
  const { organization, askUpgrade, mailOf } = await started()
  const { request } = await askUpgrade()
  const [, secret = ''] = String((await mailOf(request.id))?.key).split('.')
  expect(secret).toMatch(/^[\w-]{43}$/)
  const { rows: jobs } = await pool.query('select data from jobs.job')
  const { rows } = await pool.query('select r::text from organization_requests r where id = $1', [request.id])
  const shown = await organization.api.call('GET /organization')
  expect(JSON.stringify([jobs, rows, shown])).not.toContain(secret)
  expect(rows).toHaveLength(1)
  expect(app.logged.join('')).not.toContain(secret)
})

test('a repeat says that it is asked already, and mails nobody', async () => {
  const { askUpgrade } = await started()
  const answers = await Promise.all([1, 2, 3].map(askUpgrade))
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(new Set(answers.map(({ request }) => request.id)).size).toBe(1)
  expect(await mailsAbout(app, MEMBER_ASKED.name, String(answers[0]?.request.id))).toBe(1)
})

test('opening the link answers nothing, however often', async () => {
  const { askUpgrade, mailOf } = await started()
  const { request } = await askUpgrade()
  const key = String((await mailOf(request.id))?.key)
  const before = await stateOf(request.id)
  for (let visit = 0; visit < 3; visit++)
    expect(await open(app, key)).toMatchObject({ status: 200, body: { kind: 'upgrade', answer: null } })
  expect(await stateOf(request.id)).toBe(before)
})

test('granting by the link tells the member, and is safe to repeat', async () => {
  const { askUpgrade, mailOf, organization, member } = await started()
  const { request } = await askUpgrade()
  const key = String((await mailOf(request.id))?.key)
  for (let press = 0; press < 2; press++)
    expect(await answer(app, key, 'granted')).toMatchObject({ status: 200, body: { answer: 'granted' } })
  expect(await answer(app, key, 'declined')).toMatchObject({
    status: 409,
    body: { code: 'request_answered' },
  })
  expect(await mailsAbout(app, MEMBER_ANSWERED.name, request.id)).toBe(1)
  const told = await mailTo(app, 'answered', member, organization, request.id)
  expect(told?.content.heading).toBe('Your request was approved')
  expect(told?.letter.to.address).toBe(member.me.userEmail)
  expect((await organization.api.call('GET /organization')).requests).toEqual([])
})

test('the owner declines on the page of the organization, and the member may ask again', async () => {
  const { askUpgrade, organization, member, asMember } = await started()
  const { request } = await askUpgrade()
  const params = { id: request.id }
  const decline = { params, body: { answer: 'declined' as const } }
  await organization.api.call('POST /organization/requests/:id/answer', decline)
  await organization.api.call('POST /organization/requests/:id/answer', decline)
  const told = await mailTo(app, 'answered', member, organization, request.id)
  expect(told?.content.heading).toBe('Your request was declined')
  const granted = { params, body: { answer: 'granted' as const } }
  const refusal = await organization.api.refusal('POST /organization/requests/:id/answer', granted)
  expect(refusal.code).toBe('request_answered')
  expect((await asMember.call('GET /organization')).requests).toEqual([])
  expect((await askUpgrade()).isNew).toBe(true)
})

test('access that is granted puts the member into the team of the event type', async () => {
  const here = await started()
  const { event, params } = await ownersEvent(here)
  const before = await here.asMember.call('GET /organization/event-types')
  expect(before.eventTypes).toEqual([{ id: event.id, name: event.name, isMine: false, isAsked: false }])
  const { request } = await here.askAccess(event.id)
  expect((await here.asMember.call('GET /organization/event-types')).eventTypes[0]?.isAsked).toBe(true)
  const mail = await here.mailOf(request.id)
  expect(mail?.content.subject).toBe(`${here.member.me.userName} requested access to ${event.name}`)
  await answer(app, String(mail?.key), 'granted')
  const team = await here.organization.api.call('GET /event-types/:id/team', { params })
  expect(team.people.map(({ memberId }) => memberId)).toContain(here.memberId)
  expect((await here.asMember.call('GET /organization/event-types')).eventTypes[0]?.isMine).toBe(true)
})

test('where the event type is given to people, the member gets it below their own link', async () => {
  const here = await started()
  const { event, params } = await ownersEvent(here)
  const body = { locked: [], everybody: false, people: [] }
  await here.organization.api.call('PUT /event-types/:id/managed', { params, body })
  const { request } = await here.askAccess(event.id)
  await answer(app, String((await here.mailOf(request.id))?.key), 'granted')
  const { people } = await here.organization.api.call('GET /event-types/:id/managed', { params })
  expect(people.find(({ memberId }) => memberId === here.memberId)).toMatchObject({ gets: true })
  expect((await here.asMember.call('GET /organization/event-types')).eventTypes[0]?.isMine).toBe(true)
})

test('an address that the member uses already is not overwritten: nothing is granted', async () => {
  const here = await started()
  const { event, params } = await ownersEvent(here)
  const body = { locked: [], everybody: false, people: [] }
  await here.organization.api.call('PUT /event-types/:id/managed', { params, body })
  await addEvent(here.member, { slug: event.slug })
  const { request } = await here.askAccess(event.id)
  const key = String((await here.mailOf(request.id))?.key)
  expect(await answer(app, key, 'granted')).toMatchObject({ status: 409, body: { code: 'slug_taken' } })
  expect(await open(app, key)).toMatchObject({ body: { answer: null } })
})

test('nobody asks for what they have or do themselves', async () => {
  const here = await started()
  const everybodys = await addEvent(here.asHost, { slug: 'everybodys' })
  const { event } = await ownersEvent(here)
  const refusals = [
    await here.organization.api.refusal('POST /organization/requests', UPGRADE),
    await here.asMember.refusal('POST /organization/requests', {
      body: { kind: 'event_type', eventTypeId: everybodys.id },
    }),
  ]
  await makeAdmin(here.organization.id, here.member)
  refusals.push(
    await here.asMember.refusal('POST /organization/requests', {
      body: { kind: 'event_type', eventTypeId: event.id },
    }),
  )
  expect(refusals.map(({ status, code }) => `${status} ${code}`)).toEqual(
    Array.from({ length: 3 }, () => '409 needs_no_request'),
  )
  expect((await here.askUpgrade()).isNew).toBe(true)
})

test('another organization’s event type, and one’s own host, are not there', async () => {
  const [here, other] = [await started(), await started()]
  const { event } = await ownersEvent(other)
  const body = { kind: 'event_type' as const, eventTypeId: event.id }
  expect((await here.asMember.refusal('POST /organization/requests', { body })).code).toBe(
    'event_type_not_found',
  )
  expect((await here.member.api.refusal('POST /organization/requests', UPGRADE)).code).toBe(
    'organization_not_found',
  )
})

test('admins answer access, and only the owner a larger plan; members see their own alone', async () => {
  const here = await started()
  const admin = await openAccount(app)
  await join(app, here.organization, admin, 'admin')
  const asAdmin = actingFor(app, admin, here.organization.id)
  const { event } = await ownersEvent(here)
  const upgrade = (await here.askUpgrade()).request
  app.clock.advance(1)
  const access = (await here.askAccess(event.id)).request
  const idsSeenBy = async (api: typeof asAdmin) =>
    (await api.call('GET /organization')).requests.map(({ id }) => id)
  expect(await idsSeenBy(asAdmin)).toEqual([access.id])
  expect(await idsSeenBy(here.asMember)).toEqual([upgrade.id, access.id])
  const second = await openAccount(app)
  await join(app, here.organization, second)
  expect(await idsSeenBy(actingFor(app, second, here.organization.id))).toEqual([])
  const route = 'POST /organization/requests/:id/answer'
  expect((await asAdmin.refusal(route, grant(upgrade.id))).code).toBe('role_not_allowed')
  expect((await here.asMember.refusal(route, grant(access.id))).code).toBe('role_not_allowed')
  await asAdmin.call(route, grant(access.id))
  expect(await idsSeenBy(here.asMember)).toEqual([upgrade.id])
})

test('the key ends after seven days, and the member may ask again', async () => {
  const { askUpgrade, mailOf, organization } = await started()
  const { request } = await askUpgrade()
  const key = String((await mailOf(request.id))?.key)
  app.clock.advance(7 * DAY_MINUTES - 1)
  expect(await open(app, key)).toMatchObject({ status: 200 })
  app.clock.advance(1)
  expect(await open(app, key)).toMatchObject(EXPIRED)
  expect(await answer(app, key, 'granted')).toMatchObject(EXPIRED)
  const late = { params: { id: request.id }, body: { answer: 'granted' as const } }
  const refusal = await organization.api.refusal('POST /organization/requests/:id/answer', late)
  expect(refusal.code).toBe('request_not_found')
  expect(await mailOf(request.id)).toBeUndefined()
  expect((await askUpgrade()).isNew).toBe(true)
})

test('the key of a former owner opens nothing', async () => {
  const { askUpgrade, mailOf, organization, member, memberId } = await started()
  const { request } = await askUpgrade()
  const key = String((await mailOf(request.id))?.key)
  await transfer(app, organization, member, memberId)
  expect(await open(app, key)).toMatchObject(EXPIRED)
  expect(await answer(app, key, 'granted')).toMatchObject(EXPIRED)
})

test('the requests of who has gone go with them, and those of an event type with it', async () => {
  const here = await started()
  const { event, params } = await ownersEvent(here)
  const access = (await here.askAccess(event.id)).request
  const upgrade = (await here.askUpgrade()).request
  const keys = []
  for (const { id } of [access, upgrade]) keys.push(String((await here.mailOf(id))?.key))
  await here.organization.api.call('DELETE /event-types/:id', { params })
  expect(await open(app, String(keys[0]))).toMatchObject(EXPIRED)
  await here.organization.api.call('DELETE /organization/members', { body: { member_id: here.memberId } })
  expect(await open(app, String(keys[1]))).toMatchObject(EXPIRED)
  const { rowCount } = await pool.query('select 1 from organization_requests where host_id = $1', [
    here.organization.id,
  ])
  expect(rowCount).toBe(0)
})

test.each(['', 'x', 'a.b', `${'A'.repeat(22)}.${'A'.repeat(43)}`, 'A.'.repeat(90)])(
  'a key that never was one is refused like one that ended: %j',
  async (key) => {
    expect(await open(app, key)).toMatchObject(EXPIRED)
    expect(await answer(app, key, 'granted')).toMatchObject(EXPIRED)
  },
)

test('a key does not open another organization’s request', async () => {
  const [here, other] = [await started(), await started()]
  const mine = String((await here.mailOf((await here.askUpgrade()).request.id))?.key)
  const theirs = String((await other.mailOf((await other.askUpgrade()).request.id))?.key)
  const mixed = [theirs.split('.')[0], mine.split('.')[1]].join('.')
  expect(await open(app, mixed)).toMatchObject(EXPIRED)
})

test('a member asks often, and then has to wait; a mailbox gets few mails, and the page shows all', async () => {
  const here = await started()
  const decline = async (id: string) =>
    here.organization.api.call('POST /organization/requests/:id/answer', {
      params: { id },
      body: { answer: 'declined' },
    })
  for (let count = 0; count < 10; count++) await decline((await here.askUpgrade()).request.id)
  expect((await here.asMember.refusal('POST /organization/requests', UPGRADE)).code).toBe('rate_limited')
  const ids = []
  for (let count = 0; count < 11; count++) {
    const person = await openAccount(app)
    await join(app, here.organization, person)
    const asked = await actingFor(app, person, here.organization.id).call(
      'POST /organization/requests',
      UPGRADE,
    )
    ids.push(asked.request.id)
  }
  expect(await mailsAbout(app, MEMBER_ASKED.name, String(ids[9]))).toBe(1)
  expect(await mailsAbout(app, MEMBER_ASKED.name, String(ids[10]))).toBe(0)
  expect((await here.organization.api.call('GET /organization')).requests).toHaveLength(11)
})

test('a member of an organization whose plan has ended can still ask', async () => {
  const { organization, askUpgrade, asMember } = await started()
  await db
    .updateTable('plans')
    .set({ account_type: 'basic', plan_type: 'Free', configs: '[]' })
    .where('host_id', '=', organization.id)
    .execute()
  expect((await asMember.refusal('GET /organization')).code).toBe('upgrade_required')
  expect((await askUpgrade()).isNew).toBe(true)
})

test('requests that ended long ago are deleted, open ones stay', async () => {
  const { askUpgrade, organization } = await started()
  await askUpgrade()
  app.clock.advance(37 * DAY_MINUTES - 1)
  const count = async () =>
    (await pool.query('select 1 from organization_requests where host_id = $1', [organization.id])).rowCount
  await cleanUpRequests(app.context)
  expect(await count()).toBe(1)
  app.clock.advance(2)
  await cleanUpRequests(app.context)
  expect(await count()).toBe(0)
})

test('where there are no plans nobody asks for one', async () => {
  const free = await startTestApp()
  const { asMember } = await started(free)
  expect((await asMember.refusal('POST /organization/requests', UPGRADE)).code).toBe('not_allowed')
})
