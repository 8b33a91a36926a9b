import { expect, test } from 'vitest'
import { booking, bookingPage } from '../../fixtures.ts'
import { newsOf } from './manage-page-model.ts'

test('the page that a form led to tells of the booking what the script would have told', () => {
  expect(newsOf(bookingPage({ view: 'confirmed' }))).toEqual({
    name: 'booked',
    bookingId: booking.id,
    start: booking.start,
    end: booking.end,
    owner: 'mira',
    event: '30min',
  })
})

test.each([
  ['is looked up', bookingPage()],
  ['is about to be canceled', bookingPage({ view: 'cancel' })],
  ['was moved', bookingPage({ view: 'confirmed', booking: { formerStart: '2027-03-03T14:00:00Z' } })],
  ['was canceled', bookingPage({ view: 'confirmed', booking: { status: 'canceled' } })],
])('a booking that %s is no news', (_, data) => {
  expect(newsOf(data)).toBeNull()
})
