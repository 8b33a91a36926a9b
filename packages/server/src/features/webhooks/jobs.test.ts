import type { AnyWebhookPayload, WebhookEvent } from '@scheduling/contract'
import { RoutingWebhookPayload, WEBHOOK_EVENTS, WebhookPayload } from '@scheduling/contract'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestApp, TEST_PUBLIC_URL } from '../../testing/app.ts'
import type { TestHost } from '../../testing/hosts.ts'
import { addEvent, book, bookingOf, openAccount } from '../../testing/hosts.ts'
import { sendForm } from '../../testing/pages.ts'
import { addPoll, TIMES, votingIn } from '../../testing/polls.ts'
import { openTeam } from '../../testing/teams.ts'
import type { Receiver } from '../../testing/stand-ins/receiver.ts'
import { startReceiver } from '../../testing/stand-ins/receiver.ts'
import { FORM_ANSWERED } from '../routing/events.ts'
import { eventually } from '../../testing/eventually.ts'

const app = await startTestApp({ roles: ['web', 'worker'] })

test('a booking, its move and its end arrive, one request each', async () => {
  const [host, receiver] = [await openAccount(app), await startReceiver()]
  const event = await addEvent(host)
  await host.api.call('POST /webhooks', { body: { url: receiver.url, events: [...WEBHOOK_EVENTS] } })
  const arrived = async (count: number) => eventually(() => expect(receiver.received).toHaveLength(count))

  const { manage, booking } = await book(app, host, event, '2027-03-01T09:00:00Z', {
    tracking: { utm_campaign: 'spring' },
  })
  await arrived(1)
  await manage.call('POST /manage/reschedule', { body: { start: '2027-03-02T09:00:00Z', reason: 'A clash' } })
  await arrived(2)
  await manage.call('POST /manage/cancel', { body: { reason: 'Ill' } })
  await arrived(3)

  const told = receiver.received.map(({ body }) => WebhookPayload.parse(JSON.parse(body)))
  expect(told.map(({ type }) => type)).toEqual(['invitee.created', 'invitee.rescheduled', 'invitee.canceled'])
  for (const { data } of told)
    expect(data.booking).toMatchObject({ id: booking.id, tracking: { utm_campaign: 'spring' } })
  expect(told.map(({ data }) => data.booking)).toMatchObject([
    { sequence: 0, start: '2027-03-01T09:00:00.000Z', formerStart: null },
    {
      start: '2027-03-02T09:00:00.000Z',
      formerStart: '2027-03-01T09:00:00.000Z',
      rescheduleReason: 'A clash',
    },
    { status: 'canceled', cancelReason: 'Ill', canceledBy: 'invitee' },
  ])
})

test('a payload has the links to move and cancel, and the times on the invitee’s clock', async () => {
  const [host, receiver] = [await openAccount(app), await startReceiver()]
  const event = await addEvent(host)
  await host.api.call('POST /webhooks', { body: { url: receiver.url, events: ['invitee.created'] } })
  const asked = { timeZone: 'America/New_York' }
  const { booking, manageToken } = await book(app, host, event, '2027-03-01T09:00:00Z', asked)
  await eventually(() => expect(receiver.received).toHaveLength(1))
  const { data } = WebhookPayload.parse(JSON.parse(receiver.received[0]?.body ?? ''))
  const manageUrl = `${TEST_PUBLIC_URL}/booking/${manageToken}`
  const shown = {
    inviteeStart: '2027-03-01T04:00:00-05:00',
    inviteeEnd: '2027-03-01T04:30:00-05:00',
    rescheduleUrl: `${manageUrl}?view=reschedule`,
    cancelUrl: `${manageUrl}?view=cancel`,
  }
  expect(data.booking).toMatchObject(shown)
  expect(data.booking.people).toBeUndefined()
  const params = { id: booking.id }
  expect(await host.api.call('GET /bookings/:id', { params })).toMatchObject(shown)
})

test('the webhooks of an organization are told who comes', async () => {
  const [team, receiver] = [await openTeam(app, 2), await startReceiver()]
  const { api } = team.organization
  await api.call('POST /webhooks', { body: { url: receiver.url, events: ['invitee.created'] } })
  const { id, who } = await team.book('2027-03-02T09:00:00Z')
  await eventually(() => expect(receiver.received).toHaveLength(1))
  const { data } = WebhookPayload.parse(JSON.parse(receiver.received[0]?.body ?? ''))
  expect(data.booking.people?.map((person) => person.id)).toEqual(who.map(({ me }) => me.userID))
  expect(data.booking.people).toEqual((await api.call('GET /bookings/:id', { params: { id } })).people)
})

test('the webhooks of an organization are told who comes instead', async () => {
  const [team, receiver] = [await openTeam(app, 2), await startReceiver()]
  const { api } = team.organization
  await api.call('POST /webhooks', { body: { url: receiver.url, events: ['invitee.reassigned'] } })
  const { id, who } = await team.book('2027-03-02T09:00:00Z')
  const handed = await api.call('POST /bookings/:id/reassign', { params: { id }, body: { to: null } })
  await eventually(() => expect(receiver.received).toHaveLength(1))
  const { type, data } = WebhookPayload.parse(JSON.parse(receiver.received[0]?.body ?? ''))
  expect(type).toBe('invitee.reassigned')
  expect(data.booking).toMatchObject({
    id,
    sequence: 1,
    start: '2027-03-02T09:00:00.000Z',
    status: 'scheduled',
  })
  expect(data.booking.people).toEqual(handed.people)
  expect(data.booking.people?.map((person) => person.id)).not.toContain(who[0]?.me.userID)
})

test('it arrives that the invitee did not come, and that they did after all, once each', async () => {
  const [team, receiver] = [await openTeam(app, 2), await startReceiver()]
  const { api } = team.organization
  await api.call('POST /webhooks', { body: { url: receiver.url, events: [...WEBHOOK_EVENTS] } })
  const start = '2027-03-02T09:00:00.000Z'
  const { id, who } = await team.book(start)
  app.clock.set('2027-03-02T10:00:00Z')
  const asPerson = who[0]!.api
  for (const said of ['host', 'invitee', 'invitee', 'host', null] as const)
    await asPerson.call('POST /bookings/:id/no-show', { params: { id }, body: { who: said } })
  await eventually(() => expect(receiver.received).toHaveLength(3))
  const told = receiver.received.map(({ body }) => WebhookPayload.parse(JSON.parse(body)))
  expect(told.map(({ type }) => type)).toEqual([
    'invitee.created',
    'invitee.no_show',
    'invitee.no_show_undone',
  ])
  expect(told[1]).toMatchObject({
    timestamp: '2027-03-02T10:00:00.000Z',
    data: { booking: { id, start, status: 'scheduled', sequence: 0 } },
  })
})

const arrivedAt = (receiver: Receiver) =>
  receiver.received.map(({ body }) => JSON.parse(body) as AnyWebhookPayload)

/** A webhook for one event, and one for everything: what comes to each. */
async function heardBy(host: TestHost, event: WebhookEvent) {
  const [one, all] = [await startReceiver(), await startReceiver()]
  await host.api.call('POST /webhooks', { body: { url: one.url, events: [event] } })
  await host.api.call('POST /webhooks', { body: { url: all.url, events: [...WEBHOOK_EVENTS] } })
  const arrive = async (ofOne: number, ofAll: number) => {
    await eventually(() => expect([one.received.length, all.received.length]).toEqual([ofOne, ofAll]))
    return { one: arrivedAt(one), all: arrivedAt(all) }
  }
  /** Whatever would have come has come before this. */
  const settle = async (ofOne: number, ofAll: number) => {
    await book(app, host, await addEvent(host), '2027-03-08T09:00:00Z')
    return arrive(ofOne, ofAll + 1)
  }
  return { arrive, settle }
}

test('of many who want a one-off, the one who gets it is told of once, however often they ask', async () => {
  const host = await openAccount(app)
  const { settle } = await heardBy(host, 'one_off.taken')
  const slots = ['2027-03-03T12:00:00Z', '2027-03-03T14:00:00Z']
  const oneOff = await host.api.call('POST /one-offs', {
    body: { name: 'Catch up', duration: 45, locations: [{ kind: 'google_meet' }], slots },
  })
  const wanted = slots.map((start) => ({
    body: bookingOf(host, oneOff, start),
    idempotencyKey: randomUUID(),
  }))
  const tries = await Promise.all(
    [...wanted, ...wanted].map((sent) => app.visitor.try('POST /bookings', sent)),
  )
  const won = tries.filter(({ status }) => status === 201)
  expect(won).toHaveLength(2)
  const { one, all } = await settle(1, 2)
  const [taken] = one
  expect(taken).toMatchObject({
    type: 'one_off.taken',
    data: { oneOffId: oneOff.id, booking: { eventName: 'Catch up', eventTypeId: null, status: 'scheduled' } },
  })
  expect(all.map(({ type }) => type).toSorted()).toEqual([
    'invitee.created',
    'invitee.created',
    'one_off.taken',
  ])
  expect(all.find(({ type }) => type === 'one_off.taken')).toEqual(taken)
  expect(new Set(all.map(({ id }) => id)).size).toBe(3)
})

test('a poll is decided once, and one whose time was lost tells nobody', async () => {
  const host = await openAccount(app)
  const poll = await addPoll(host)
  await votingIn(app).provedVote(host, poll.slug, 'Kim', { 0: 'yes', 1: 'yes', 2: 'yes' })
  const taken = await addEvent(host, { duration: 60 })
  await book(app, host, taken, TIMES[1] ?? '')
  const { settle } = await heardBy(host, 'poll.decided')
  const finish = (option: number) => ({ params: { id: poll.id }, body: { option } })
  expect((await host.api.refusal('POST /polls/:id/finish', finish(1))).code).toBe('slot_taken')
  for (let times = 0; times < 2; times++) await host.api.call('POST /polls/:id/finish', finish(2))
  const { one, all } = await settle(1, 2)
  expect(one).toMatchObject([
    {
      type: 'poll.decided',
      data: { pollId: poll.id, booking: { start: TIMES[2], eventName: 'Reading circle' } },
    },
  ])
  expect(all.map(({ type }) => type).toSorted()).toEqual([
    'invitee.created',
    'invitee.created',
    'poll.decided',
  ])
})

test('an answered routing form is told of once for each answer, and refused answers are not', async () => {
  const host = await openAccount(app)
  const form = await host.api.call('POST /routing-forms', {
    body: {
      name: 'Whom do you need?',
      slug: 'whom',
      questions: [{ id: 'email', type: 'email', label: 'Email', required: true, choices: [] }],
      otherwise: { kind: 'text', text: 'Please write to us.' },
      isOn: true,
    },
  })
  const { settle } = await heardBy(host, 'routing_form.answered')
  const path = `/${host.me.link}/${form.slug}`
  for (const answer_email of ['nobody', 'noa@park.example', 'kim@park.example'])
    await sendForm(app.url, path, { answer_email })
  const { one } = await settle(2, 2)
  expect(one.map(({ type }) => type)).toEqual(['routing_form.answered', 'routing_form.answered'])
  const { answers } = await host.api.call('GET /routing-forms/:id/answers', { params: { id: form.id } })
  const told = one.map((sent) => RoutingWebhookPayload.parse(sent).data)
  expect(told.map(({ form: { name } }) => name)).toEqual([form.name, form.name])
  expect(told.map(({ answer }) => answer).toSorted(byId)).toEqual(answers.toSorted(byId))
})

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)

test('what is rolled back is told to nobody', async () => {
  const host = await openAccount(app)
  const { settle } = await heardBy(host, 'routing_form.answered')
  const event = {
    hostId: host.me.userID,
    formId: randomUUID(),
    answerId: randomUUID(),
    occurredAt: new Date(app.clock.now()).toISOString(),
  }
  const failed = app.context.db.transaction().execute(async (trx) => {
    await app.context.events.record(trx, FORM_ANSWERED, event)
    throw new Error('the change fails')
  })
  await expect(failed).rejects.toThrow('the change fails')
  await settle(0, 0)
})
