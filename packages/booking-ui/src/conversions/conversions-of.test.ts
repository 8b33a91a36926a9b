import { expect, test } from 'vitest'
import { conversionsOf } from './conversions-of.ts'

const booked = {
  name: 'booked',
  bookingId: 'b-1',
  start: '2027-03-04T14:00:00Z',
  end: '2027-03-04T14:30:00Z',
  owner: 'mira',
  event: '30min',
} as const
const told = { booking_id: 'b-1', start: '2027-03-04T14:00:00Z', owner: 'mira', event_type: '30min' }

test('without analytics nothing is told', () => {
  expect(conversionsOf({ google: [], meta: null }, booked)).toEqual([])
})

test('each of the owner’s analytics hears of the booking in its own way', () => {
  expect(conversionsOf({ google: ['G-AB12', 'AW-1', 'GTM-XY'], meta: '777' }, booked)).toEqual([
    ['gtag', 'event', 'schedule_meeting', { send_to: 'G-AB12', ...told }],
    ['gtag', 'event', 'schedule_meeting', { send_to: 'AW-1', ...told }],
    ['dataLayer', { event: 'scheduling_booked', ...told }],
    ['fbq', 'trackSingle', '777', 'Schedule', told, { eventID: 'b-1' }],
  ])
})
