import { WEBHOOK_EVENTS, WebhookPayload } from '@scheduling/contract'
import { expect, test, vi } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
import { openTeam } from '../../testing/teams.ts'
import { startReceiver } from '../../testing/stand-ins/receiver.ts'

const app = await startTestApp({ roles: ['web', 'worker'] })

test('a booking, its move and its end arrive, one request each', async () => {
  const [host, receiver] = [await openAccount(app), await startReceiver()]
  const event = await addEvent(host)
  await host.api.call('POST /webhooks', { body: { url: receiver.url, events: [...WEBHOOK_EVENTS] } })
  const arrived = async (count: number) =>
    vi.waitFor(() => expect(receiver.received).toHaveLength(count), { timeout: 10_000, interval: 20 })

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

test('the webhooks of an organization are told who comes instead', async () => {
  const [team, receiver] = [await openTeam(app, 2), await startReceiver()]
  const { api } = team.organization
  await api.call('POST /webhooks', { body: { url: receiver.url, events: ['invitee.reassigned'] } })
  const { id, who } = await team.book('2027-03-02T09:00:00Z')
  const handed = await api.call('POST /bookings/:id/reassign', { params: { id }, body: { to: null } })
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 10_000, interval: 20 })
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
