import type { Api, Video } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { addVideo } from '../features/videos/testing/upload.ts'
import { startTestApp } from '../testing/app.ts'
import { addEvent, openAccount, signInAgain } from '../testing/hosts.ts'
import { HOURS } from '../testing/hours.ts'
import { addOrganization, join } from '../testing/organizations.ts'
import { sendForm } from '../testing/pages.ts'
import { addPoll, votingIn } from '../testing/polls.ts'
import { plannedWebhook } from '../testing/webhooks.ts'

const app = await startTestApp()
const { provedVote } = votingIn(app)
const host = await openAccount(app)

/** Something happens to what was read. Its version stays, so a change is taken; an older version is refused then. */
async function takesChangeAfter(
  { api, read, change, params, bodies }: Edited,
  happen: () => Promise<unknown>,
): Promise<unknown[]> {
  const sent = params ? { params } : {}
  const before = await api.try(read, sent)
  await happen()
  const after = await api.try(read, sent)
  const headers = { 'if-match': before.headers.get('etag') ?? '' }
  const [body, other] = bodies
  const answer = await api.try(change, { ...sent, body, headers })
  expect([change, answer.status]).toEqual([change, 200])
  expect((await api.refusal(change, { ...sent, body: other, headers })).code).toBe('changed_meanwhile')
  return [before.body, after.body]
}

interface Edited {
  api: typeof host.api
  read: keyof Api
  change: keyof Api
  params?: Record<string, string>
  bodies: [object, object]
}

const passes = async (days: number) => app.clock.advance(days * 24 * 60)

const NAMES: [object, object] = [{ name: 'One' }, { name: 'Two' }]

test('a page of a video that was left open for hours is saved, although its files have other addresses', async () => {
  const video = await addVideo(app, host)
  const edited: Edited = {
    api: host.api,
    read: 'GET /videos/:id',
    change: 'PATCH /videos/:id',
    params: { id: video.id },
    bodies: [{ title: 'One' }, { title: 'Two' }],
  }
  const [before, after] = (await takesChangeAfter(edited, async () => passes(2 / 24))) as [Video, Video]
  await passes(-2 / 24)
  expect(after.files.play).not.toBe(before.files.play)
})

test('leads that a program adds refuse no change of their campaign', async () => {
  const event = await addEvent(host)
  const destination = { kind: 'event' as const, eventTypeId: event.id }
  const { id } = await host.api.call('POST /campaigns', { body: { name: 'Spring', destination } })
  const params = { id }
  const edited: Edited = {
    api: host.api,
    read: 'GET /campaigns/:id',
    change: 'PATCH /campaigns/:id',
    params,
    bodies: NAMES,
  }
  const [, after] = await takesChangeAfter(edited, async () =>
    host.api.call('POST /campaigns/:id/leads', {
      params,
      body: { leads: [{ email: 'anna@client.example' }] },
    }),
  )
  expect(after).toMatchObject({ leads: 1 })
})

test('what a webhook delivers refuses no change of it', async () => {
  const { host: owner, id, send } = await plannedWebhook(app)
  const edited: Edited = {
    api: owner.api,
    read: 'GET /webhooks/:id',
    change: 'PATCH /webhooks/:id',
    params: { id },
    bodies: [{ events: ['invitee.created'] }, { events: ['invitee.canceled'] }],
  }
  const [before, after] = await takesChangeAfter(edited, send)
  expect(after).not.toEqual(before)
})

test('answers of visitors refuse no change of a routing form', async () => {
  const email = { id: 'email', type: 'email' as const, label: 'Email', required: true, choices: [] }
  const { id, slug } = await host.api.call('POST /routing-forms', {
    body: {
      name: 'Whom do you need?',
      slug: 'whom',
      questions: [email],
      rules: [],
      otherwise: { kind: 'text', text: 'Write to us.' },
      isOn: true,
    },
  })
  const edited: Edited = {
    api: host.api,
    read: 'GET /routing-forms/:id',
    change: 'PATCH /routing-forms/:id',
    params: { id },
    bodies: NAMES,
  }
  const [, after] = await takesChangeAfter(edited, async () =>
    sendForm(app.url, `/${host.me.link}/${slug}`, { answer_email: 'noa@park.example' }),
  )
  expect(after).toMatchObject({ answered: 1 })
})

test('votes refuse no change of a poll', async () => {
  const { id, slug } = await addPoll(host)
  const edited: Edited = {
    api: host.api,
    read: 'GET /polls/:id',
    change: 'PATCH /polls/:id',
    params: { id },
    bodies: NAMES,
  }
  const [, after] = await takesChangeAfter(edited, async () => provedVote(host, slug, 'Ada', { 0: 'yes' }))
  expect(after).toMatchObject({ votes: 1 })
})

test('an event type that begins to use a schedule refuses no change of the schedule', async () => {
  const { id } = await host.api.call('POST /availability', { body: { name: 'Spare', ...HOURS } })
  const edited: Edited = {
    api: host.api,
    read: 'GET /availability/:id',
    change: 'PATCH /availability/:id',
    params: { id },
    bodies: NAMES,
  }
  const availability = { kind: 'schedule' as const, scheduleId: id }
  const [before, after] = await takesChangeAfter(edited, async () => addEvent(host, { availability }))
  expect(after).not.toEqual(before)
})

test('a former link that ends refuses no change of settings', async () => {
  const owner = await openAccount(app)
  await owner.api.call('PUT /settings/link', { body: { link: `${owner.me.link}-new` } })
  await passes(89)
  const api = await signInAgain(app, owner)
  const edited: Edited = { api, read: 'GET /settings', change: 'PATCH /settings', bodies: NAMES }
  const [before, after] = await takesChangeAfter(edited, async () => passes(2))
  await passes(-91)
  expect(after).not.toEqual(before)
})

test('an invitation that ends refuses no change of people', async () => {
  const organization = await addOrganization(app, await openAccount(app))
  const member_id = await join(app, organization, await openAccount(app))
  const { api } = organization
  const body = { email: 'kim@park.example', role: 'member' as const }
  await api.call('POST /organization/invitations', { body })
  const edited: Edited = {
    api,
    read: 'GET /organization',
    change: 'PATCH /organization/members',
    bodies: [
      { member_id, role: 'admin' },
      { member_id, role: 'member' },
    ],
  }
  const [before, after] = await takesChangeAfter(edited, async () => passes(8))
  await passes(-8)
  expect(after).not.toEqual(before)
})
