import { expect, test } from 'vitest'
import { booking, bookingPage } from '../../../fixtures.ts'
import { newsOf } from './news.ts'

const led = (view: string, changed: Parameters<typeof bookingPage>[0] = {}) =>
  bookingPage({ ...changed, options: { search: `?embed=inline&view=${view}` } })

test('the page that a form led to tells of the booking what the script would have told', () => {
  const news = newsOf({ ...led('confirmed'), conversions: { google: ['G-AB12'], meta: null } })
  expect(news).toMatchObject({
    event: {
      name: 'booked',
      bookingId: booking.id,
      start: booking.start,
      end: booking.end,
      owner: 'mira',
      event: '30min',
    },
    conversions: [['gtag', 'event', 'schedule_meeting', { send_to: 'G-AB12', booking_id: booking.id }]],
  })
})

const moved = { booking: { formerStart: '2027-03-03T14:00:00Z' } }
const canceled = { booking: { status: 'canceled' as const } }

test.each([
  ['moved', led('moved', moved), { name: 'rescheduled', start: booking.start, end: booking.end }],
  ['canceled', led('canceled', canceled), { name: 'canceled' }],
])('and of one that a form has %s, without counting it', (_done, data, told) => {
  expect(newsOf(data)).toEqual({ event: { bookingId: booking.id, ...told } })
})

test.each([
  ['is looked up', bookingPage()],
  ['is about to be canceled', led('cancel')],
  ['was moved after it was made', led('confirmed', moved)],
  ['was canceled after it was made', led('confirmed', canceled)],
  ['was canceled after it was moved', led('moved', canceled)],
  ['is said to be moved, and is not', led('moved')],
  ['is said to be canceled, and is not', led('canceled')],
])('a booking that %s is no news', (_, data) => {
  expect(newsOf(data)).toBeNull()
})
