import { WEBHOOK_EVENTS, WebhookPayload } from '@scheduling/contract'
import { expect, test, vi } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { addEvent, book, openAccount } from '../../testing/hosts.ts'
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
  expect(told.map(({ type }) => type)).toEqual([...WEBHOOK_EVENTS])
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
