import { proposeTimes } from '../confirmation/propose-times.ts'
import { addEvent, book, bookingOf, someAddress } from '../../../testing/hosts.ts'
import { SPAN } from '../../../testing/right-requests.ts'
import type { RightRequests, World } from '../../../testing/right-requests.ts'

const answers = { topic: 'Plans', days: ['Mon'] }
const move = { start: '2027-03-02T09:00:00Z', reason: 'A clash' }

export async function rightRequests(world: World): Promise<RightRequests> {
  const { app, host, event } = world
  const confirmed = await addEvent(host, { confirmEmail: true, window: { kind: 'indefinite' } })
  const { hold } = await app.visitor
    .call('POST /bookings', { body: bookingOf(host, confirmed, '2027-03-04T09:00:00Z') })
    .then((answer) => (answer.state === 'confirm_email' ? answer : Promise.reject(new Error('booked'))))
  const approved = await addEvent(host, {
    approval: { hours: 48, unanswered: 'decline' },
    window: { kind: 'indefinite' },
  })
  for (const [email, start] of [
    ['one@example.test', '2027-03-04T11:00:00Z'],
    ['two@example.test', '2027-03-04T12:00:00Z'],
    ['three@example.test', '2027-03-04T13:00:00Z'],
    ['four@example.test', '2027-03-04T14:00:00Z'],
    ['five@example.test', '2027-03-04T15:00:00Z'],
  ] as const)
    await app.visitor.call('POST /bookings', {
      body: bookingOf(host, approved, start, { invitee: { name: 'Ada', email } }),
      headers: someAddress(),
    })
  const { requests: waiting } = await host.api.call('GET /booking-approvals')
  const [toApprove = '', toDecline = '', toOffer = '', toTakeBack = '', toChoose = ''] = waiting.map(
    ({ id }) => id,
  )
  await host.api.call('POST /booking-approvals/:id/offer', {
    params: { id: toTakeBack },
    body: { starts: ['2027-03-06T20:00:00Z'] },
  })
  const proposedStart = '2027-03-06T21:00:00Z'
  await host.api.call('POST /booking-approvals/:id/offer', {
    params: { id: toChoose },
    body: { starts: ['2027-03-06T23:00:00Z'] },
  })
  await proposeTimes(
    app.context,
    { hostId: host.me.userID, requestId: toChoose },
    { starts: [Date.parse(proposedStart)], message: '' },
  )
  const { booking: started } = await book(app, host, event, '2027-03-05T09:00:00Z')
  await app.context.pool.query(
    `update bookings set starts_at = starts_at - interval '30 days', ends_at = ends_at - interval '30 days'
     where id = $1`,
    [started.id],
  )
  const { url: feed } = await host.api.call('POST /calendar-feed')
  return {
    requests: {
      'GET /calendar-feed': () => ({}),
      'POST /calendar-feed': () => ({}),
      'DELETE /calendar-feed': () => ({}),
      'GET /calendar-feed/:token': () => ({ params: { token: feed.split('/').at(-1) ?? '' } }),
      'POST /bookings': () => ({
        body: {
          ...bookingOf(host, event, '2027-03-03T09:00:00Z'),
          language: 'de',
          guests: ['bo@example.test'],
          answers,
          location: 0,
          tracking: { utm_source: 'x' },
        },
        idempotencyKey: 'key',
      }),
      'POST /bookings/by-host': () => {
        const { owner: _owner, event: _event, ...asked } = bookingOf(host, event, '2027-03-03T11:00:00Z')
        const acceptedConflicts = [{ start: '2027-03-03T10:00:00Z', end: '2027-03-03T11:00:00Z' }]
        const body = { ...asked, eventTypeId: event.id, answers, anyTime: true, acceptedConflicts }
        return { body, idempotencyKey: 'by-host' }
      },
      // A wrong code counts against a real hold, so this names none.
      'POST /bookings/confirm': () => ({ body: { hold: world.booked.manageToken, code: '123456' } }),
      'GET /booking-approvals': () => ({}),
      'POST /booking-approvals/:id/decline': () => ({ params: { id: toDecline }, body: { reason: 'Away' } }),
      'POST /booking-approvals/:id/approve': () => ({ params: { id: toApprove } }),
      'POST /booking-approvals/:id/approve-proposed': () => ({
        params: { id: toChoose },
        body: { start: proposedStart },
      }),
      'POST /booking-approvals/:id/offer': () => ({
        params: { id: toOffer },
        body: { starts: ['2027-03-06T10:00:00Z', '2027-03-06T12:00:00Z'], message: 'Saturday?' },
      }),
      'DELETE /booking-approvals/:id/offer': () => ({ params: { id: toTakeBack } }),
      'POST /bookings/hold': () => ({ body: { hold: hold.token } }),
      'POST /bookings/hold/mail': () => ({ body: { hold: hold.token } }),
      'GET /manage': () => ({}),
      'GET /manage/slots': () => ({ query: SPAN }),
      'POST /manage/reschedule': () => ({ body: { ...move, timeZone: 'UTC' }, idempotencyKey: 'key' }),
      'POST /manage/cancel': () => ({ body: { reason: 'Ill' } }),
      'GET /bookings.csv': () => ({
        query: { tab: 'past', include_canceled: 'true', q: 'Ada', from: '2027-03-01', to: '2027-03-02' },
      }),
      'GET /bookings': () => ({
        query: {
          tab: 'past',
          include_canceled: 'true',
          q: 'a',
          cursor: 'x',
          limit: '10',
          from: '2027-03-01',
          to: '2027-03-02',
          event_type_id: event.id,
        },
      }),
      'GET /bookings/:id': () => ({ params: { id: world.booked.booking.id } }),
      'GET /bookings/:id/slots': () => ({ params: { id: world.booked.booking.id }, query: SPAN }),
      'POST /bookings/:id/reschedule': () => ({ params: { id: world.booked.booking.id }, body: move }),
      'GET /bookings/:id/people': () => ({ params: { id: world.booked.booking.id } }),
      // Nobody else takes part in a host's own event type: this names the host, who comes already.
      'POST /bookings/:id/reassign': () => ({
        params: { id: world.booked.booking.id },
        body: { from: world.host.me.userID, to: world.host.me.userID },
      }),
      'PUT /bookings/:id/notes': () => ({
        params: { id: world.booked.booking.id },
        body: { notes: 'Asked for a discount' },
      }),
      'PUT /bookings/:id/guests': () => ({
        params: { id: world.booked.booking.id },
        body: { guests: ['cy@example.test'], current: [] },
      }),
      'PUT /bookings/:id/location': () => ({
        params: { id: world.booked.booking.id },
        body: {
          location: { kind: 'address', value: '1 Main Street' },
          current: world.booked.booking.location,
        },
      }),
      'POST /bookings/:id/no-show': () => ({ params: { id: started.id }, body: { who: 'invitee' } }),
      'POST /bookings/:id/cancel': () => ({
        params: { id: world.booked.booking.id },
        body: { reason: 'Ill' },
      }),
    },
    renew: async (route) => {
      if (/cancel|reschedule/.test(route)) await world.bookAgain()
    },
  }
}
