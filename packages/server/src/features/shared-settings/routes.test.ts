import type { SharedField, SharedSettings } from '@scheduling/contract'
import { SHARED_FIELDS } from '@scheduling/contract'
import { versionOf } from '@scheduling/contract/version'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import type { TestOrganization } from '../../testing/organizations.ts'
import { actingFor, addOrganization, join } from '../../testing/organizations.ts'
import { openPage } from '../../testing/pages.ts'
import { blob, picture } from '../../testing/pictures.ts'
import { NOTHING_SHARED } from './fields.ts'
import { eventually } from '../../testing/eventually.ts'

const app = await startTestApp({ roles: ['web', 'worker'] })

const MAILS = {
  booked: false,
  rescheduled: true,
  canceled: true,
  reminder: true,
  watched: true,
  webhook: true,
}
const REMINDERS: SharedSettings['reminders'] = [{ amount: 2, unit: 'days' }]
const QUESTIONS: SharedSettings['questions'] = [{ id: 'topic', type: 'text', label: 'Topic', required: true }]
const ALL: SharedSettings = {
  logo: true,
  background: true,
  colors: true,
  language: 'de',
  reminders: REMINDERS,
  questions: QUESTIONS,
  mails: MAILS,
}

/** An organization with a look of its own, and a member. */
async function openStudio(shared: Partial<SharedSettings> = ALL) {
  const organization = await addOrganization(app, await openAccount(app))
  const ada = await openAccount(app)
  const adaId = await join(app, organization, ada)
  const { api } = organization
  await putPicture(organization, '#FF0000')
  await api.call('PATCH /settings/branding', { body: { colors: { button: '#AA0000' } } })
  await set(organization, shared)
  return { organization, api, ada, adaId }
}

async function putPicture({ api }: Pick<TestOrganization, 'api'>, background: string) {
  for (const kind of ['logo', 'background'] as const)
    await api.call('PUT /settings/branding/:kind', {
      params: { kind },
      body: blob(await picture('png', { width: 40, height: 20, background })),
    })
}

async function set({ api }: TestOrganization, shared: Partial<SharedSettings>) {
  return api.call('PUT /organization/shared-settings', { body: { ...NOTHING_SHARED, ...shared } })
}

const inherit = async ({ api }: TestHost, field: SharedField, organizationId: string | null) =>
  api.call('PUT /settings/inherited', { body: { field, organizationId } })

const isInherited = async ({ api }: TestHost, field: SharedField) =>
  (await api.call('GET /settings/inherited')).fields.find((one) => one.field === field)?.organizationId !==
  null

const ownerOf = async ({ me }: TestHost) =>
  (await app.visitor.call('GET /owners/:owner', { params: { owner: me.link } })).owner

/** What visitors get. */
const pageOf = async ({ me }: TestHost) => (await fetch(`${app.url}/${me.link}`)).text()

const digestOf = (address: string | null) => address?.replace(/^.*-/, '')

test('what somebody had before they joined stays, until they switch to inherited', async () => {
  const { organization, ada } = await openStudio()
  await ada.api.call('PATCH /settings/branding', { body: { colors: { button: '#00AA00' } } })
  await ada.api.call('PATCH /settings', { body: { inviteeLanguage: 'en' } })
  expect(await ownerOf(ada)).toMatchObject({ colors: { button: '#00AA00' }, language: 'en', logo: null })
  for (const field of SHARED_FIELDS) expect(await isInherited(ada, field)).toBe(false)
  const { fields } = await ada.api.call('GET /settings/inherited')
  const offers = [{ organizationId: organization.id, name: 'Studio North' }]
  expect(fields).toEqual(SHARED_FIELDS.map((field) => ({ field, organizationId: null, offers })))
})

test.each(['logo', 'background'] as const)(
  'the page of somebody who inherits shows the organization’s %s, and follows it',
  async (kind) => {
    const { organization, ada } = await openStudio()
    const theirs = async () => (await organization.api.call('GET /settings/branding'))[kind]
    await inherit(ada, kind, organization.id)
    const { [kind]: first } = await ownerOf(ada)
    expect(digestOf(first)).toBe(digestOf(await theirs()))
    expect((await fetch(app.url + String(first))).status).toBe(200)
    expect(await pageOf(ada)).toContain(first)
    await putPicture(organization, '#0000FF')
    const changed = digestOf(await theirs())
    await eventually(async () => expect(digestOf((await ownerOf(ada))[kind])).toBe(changed))
    await organization.api.call('DELETE /settings/branding/:kind', { params: { kind } })
    await eventually(async () => expect((await ownerOf(ada))[kind]).toBeNull())
  },
)

test('the page of somebody who inherits has the organization’s colors, and follows them', async () => {
  const { organization, api, ada } = await openStudio()
  await inherit(ada, 'colors', organization.id)
  expect(await pageOf(ada)).toMatch(/#aa0000/i)
  await api.call('PATCH /settings/branding', { body: { colors: { button: '#0000AA' } } })
  await eventually(async () => expect(await pageOf(ada)).toMatch(/#0000aa/i))
})

test('the page of somebody who inherits is in the organization’s language if the invitee says nothing', async () => {
  const { organization, ada } = await openStudio()
  await inherit(ada, 'language', organization.id)
  const languageFor = async () => (await openPage(app.url, `/${ada.me.link}`)).data.options.language
  expect(await languageFor()).toBe('de')
  await set(organization, { ...ALL, language: 'il' })
  await eventually(async () => expect(await languageFor()).toBe('il'))
})

test('meetings of somebody who inherits have the organization’s reminders; booked ones keep theirs', async () => {
  const { organization, ada } = await openStudio()
  const event = await addEvent(ada, { reminders: [{ amount: 1, unit: 'hours' }] })
  const remindersOf = async (start: string) => {
    const { booking } = await book(app, ada, event, start)
    const { rows } = await app.context.pool.query<{ reminders: unknown }>(
      'select reminders from bookings where id = $1',
      [booking.id],
    )
    return rows[0]?.reminders
  }
  const before = await remindersOf('2027-03-08T09:00:00Z')
  await inherit(ada, 'reminders', organization.id)
  const inherited = await remindersOf('2027-03-08T10:00:00Z')
  expect(inherited).not.toEqual(before)
  expect(inherited).toEqual(REMINDERS)
  // Whatever was asked for.
  expect(await addEvent(ada, { reminders: [] })).toMatchObject({ reminders: REMINDERS })
  await set(organization, { ...ALL, reminders: [] })
  await eventually(async () =>
    expect(await ada.api.call('GET /event-types/:id', { params: { id: event.id } })).toMatchObject({
      reminders: [],
    }),
  )
})

test('other reminders on an event type make the field the person’s own', async () => {
  const { organization, ada } = await openStudio()
  const { id } = await addEvent(ada)
  await inherit(ada, 'reminders', organization.id)
  const [params, own] = [{ id }, [{ amount: 5, unit: 'minutes' as const }]]
  await ada.api.call('PATCH /event-types/:id', {
    params,
    body: { name: 'Renamed', reminders: REMINDERS ?? [] },
  })
  expect(await isInherited(ada, 'reminders')).toBe(true)
  await ada.api.call('PATCH /event-types/:id', { params, body: { reminders: own } })
  expect(await isInherited(ada, 'reminders')).toBe(false)
})

test('event types that the organization gave keep their own reminders', async () => {
  const { organization, api, ada, adaId } = await openStudio()
  const source = await api.call('POST /event-types', {
    body: {
      name: 'Given',
      slug: 'given',
      description: 'Given',
      locations: [{ kind: 'custom', value: 'Here' }],
      reminders: [{ amount: 3, unit: 'hours' }],
    },
  })
  await api.call('PUT /event-types/:id/managed', {
    params: { id: source.id },
    body: { locked: ['reminders'], everybody: false, people: [{ memberId: adaId, gets: true, slug: null }] },
  })
  const copy = async () => (await ada.api.call('GET /event-types')).eventTypes.find(({ given }) => given)
  await eventually(async () => expect(await copy()).toBeDefined())
  await inherit(ada, 'reminders', organization.id)
  expect((await copy())?.reminders).toEqual([{ amount: 3, unit: 'hours' }])
})

test('a new event type of somebody who inherits asks the organization’s questions, unless it has its own', async () => {
  const { organization, ada } = await openStudio()
  expect((await addEvent(ada)).questions).toEqual([])
  await inherit(ada, 'questions', organization.id)
  const { slug } = await addEvent(ada, { questions: [] })
  const { event } = await app.visitor.call('GET /owners/:owner/events/:event', {
    params: { owner: ada.me.link, event: slug },
  })
  expect(event.questions).toMatchObject([{ label: 'Topic' }])
  const own = [{ id: 'own', type: 'text' as const, label: 'Mine', required: false }]
  expect((await addEvent(ada, { questions: own })).questions).toEqual(own)
})

test('which mails somebody gets follows the organization', async () => {
  const { organization, ada } = await openStudio()
  await inherit(ada, 'mails', organization.id)
  // How often somebody hears of the same lead is their own choice, and whether they hear of refused mails.
  const own = { undelivered: true, watchedPace: 'daily' }
  expect(await ada.api.call('GET /settings/notifications')).toEqual({ ...MAILS, ...own })
  const changed = { ...MAILS, booked: true, canceled: false }
  await set(organization, { ...ALL, mails: changed })
  await eventually(async () =>
    expect(await ada.api.call('GET /settings/notifications')).toEqual({ ...changed, ...own }),
  )
})

test('whoever changes what they inherit has their own from then on', async () => {
  const { organization, api, ada } = await openStudio()
  for (const field of SHARED_FIELDS) await inherit(ada, field, organization.id)
  await ada.api.call('PATCH /settings/branding', { body: { colors: { text: '#111111' } } })
  await ada.api.call('DELETE /settings/branding/:kind', { params: { kind: 'logo' } })
  await ada.api.call('PATCH /settings', { body: { inviteeLanguage: 'en' } })
  await ada.api.call('PATCH /settings/notifications', { body: { reminder: false } })
  const { fields } = await ada.api.call('GET /settings/inherited')
  const inherited = fields.filter(({ organizationId }) => organizationId !== null).map(({ field }) => field)
  expect(inherited).toEqual(['background', 'reminders', 'questions'])
  // What is no setting of these changes nothing.
  await ada.api.call('PATCH /settings', { body: { company: 'Ada & Co' } })
  await ada.api.call('PUT /settings/branding/:kind', {
    params: { kind: 'avatar' },
    body: blob(await picture('png')),
  })
  expect((await ada.api.call('GET /settings/inherited')).fields).toEqual(fields)
  await api.call('PATCH /settings/branding', { body: { colors: { button: '#123456' } } })
  await putPicture(organization, '#00FF00')
  const changed = digestOf((await organization.api.call('GET /settings/branding')).background)
  await eventually(async () => expect(digestOf((await ownerOf(ada)).background)).toBe(changed))
  expect(await ownerOf(ada)).toMatchObject({ logo: null, colors: { text: '#111111', button: '#AA0000' } })
})

test('a field that is made one’s own keeps its value, and so does one that is not shared any more', async () => {
  const { organization, ada } = await openStudio()
  await inherit(ada, 'colors', organization.id)
  await inherit(ada, 'language', organization.id)
  await inherit(ada, 'colors', null)
  await set(organization, { logo: true })
  await eventually(async () => expect(await isInherited(ada, 'language')).toBe(false))
  expect(await ownerOf(ada)).toMatchObject({ language: 'de', colors: { button: '#AA0000' } })
})

test('whoever leaves, is removed or outlives the organization keeps what they inherited as their own', async () => {
  const { organization, api, ada } = await openStudio()
  const bob = await openAccount(app)
  const bobId = await join(app, organization, bob)
  const cleo = await openAccount(app)
  await join(app, organization, cleo)
  for (const person of [ada, bob, cleo])
    for (const field of ['logo', 'colors', 'language'] as const) await inherit(person, field, organization.id)
  const looks = await Promise.all([ada, bob, cleo].map(ownerOf))
  await actingFor(app, ada, organization.id).call('POST /organization/leave')
  await api.call('DELETE /organization/members', { body: { member_id: bobId } })
  await api.call('PATCH /settings/branding', { body: { colors: { button: '#000000' } } })
  await eventually(async () => expect((await ownerOf(cleo)).colors.button).toBe('#000000'))
  await api.call('DELETE /organization', { body: { link: organization.link } })
  for (const [index, person] of [ada, bob, cleo].entries()) {
    const { logo, language } = await ownerOf(person)
    expect({ logo, language }).toMatchObject({ logo: looks[index]?.logo, language: 'de' })
    expect((await fetch(app.url + String(logo))).status).toBe(200)
    expect(await isInherited(person, 'logo')).toBe(false)
  }
  expect((await ownerOf(ada)).colors.button).toBe('#AA0000')
})

test('nobody inherits from an organization that is not theirs, or what it does not share', async () => {
  const { organization, ada } = await openStudio({ logo: true })
  const stranger = await openAccount(app)
  for (const [person, field, organizationId] of [
    [stranger, 'logo', organization.id],
    [ada, 'language', organization.id],
    [ada, 'logo', randomUUID()],
    [ada, 'logo', stranger.me.userID],
  ] as const)
    expect(
      await person.api.refusal('PUT /settings/inherited', { body: { field, organizationId } }),
    ).toMatchObject({ status: 422, errors: [{ path: 'organizationId', reason: 'not_found' }] })
  expect(await isInherited(ada, 'logo')).toBe(false)
})

test('members set nothing, and people of no organization have nothing to set', async () => {
  const { organization, ada } = await openStudio()
  const asMember = actingFor(app, ada, organization.id)
  expect(await asMember.refusal('GET /organization/shared-settings')).toMatchObject({ status: 404 })
  const refused = await asMember.refusal('PUT /organization/shared-settings', { body: NOTHING_SHARED })
  expect(refused).toMatchObject({ status: 403, code: 'role_not_allowed' })
  expect(await ada.api.refusal('PUT /organization/shared-settings', { body: ALL })).toMatchObject({
    code: 'organization_not_found',
  })
  // An organization inherits nothing.
  const { fields } = await organization.api.call('GET /settings/inherited')
  expect(fields.flatMap(({ offers }) => offers)).toEqual([])
})

test('of two admins the second is told that it was changed', async () => {
  const { organization } = await openStudio()
  const { api } = organization
  const headers = { 'if-match': versionOf(await api.call('GET /organization/shared-settings')) }
  await api.call('PUT /organization/shared-settings', { body: { ...ALL, language: 'en' }, headers })
  const late = { body: { ...ALL, language: 'il' as const }, headers }
  expect(await api.refusal('PUT /organization/shared-settings', late)).toMatchObject({ status: 412 })
  expect(await api.call('GET /organization/shared-settings')).toMatchObject({ language: 'en' })
})

test.each([
  ['questions[1].label', { questions: [QUESTIONS?.[0], QUESTIONS?.[0]] }],
  ['reminders[0].amount', { reminders: [{ amount: 0, unit: 'hours' }] }],
  ['language', { language: 'tlh' }],
])('%s is refused', async (path, wrong) => {
  const { organization } = await openStudio()
  const body = { ...ALL, ...wrong } as SharedSettings
  const { errors } = await organization.api.refusal('PUT /organization/shared-settings', { body })
  expect(errors?.map((error) => error.path)).toContain(path)
  expect(await organization.api.call('GET /organization/shared-settings')).toEqual(ALL)
})

test('is safe to repeat', async () => {
  const { organization, ada } = await openStudio()
  for (const _ of [1, 2]) {
    await set(organization, ALL)
    await inherit(ada, 'logo', organization.id)
  }
  const { logo } = await ownerOf(ada)
  for (const _ of [1, 2]) await inherit(ada, 'logo', null)
  expect(await ownerOf(ada)).toMatchObject({ logo })
})
