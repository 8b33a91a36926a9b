// @vitest-environment happy-dom
import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { click, open, type } from '../../../opened-event-page.tsx'

test('from a day to a time to the details to the booking', async () => {
  const { tell, addresses, call } = open()
  click('Tuesday, 2 March 2027, 31 times free')
  expect(screen.getByRole('heading', { name: 'Tuesday 2 March' })).toBeTruthy()
  click('10:15, Tuesday 2 March')
  await screen.findByRole('heading', { name: 'Your details' })
  type('Name', 'Noa Okafor')
  type('Email', 'noa@example.com')
  click('Confirm booking', 'button')
  await screen.findByRole('heading', { name: 'You are booked' })

  expect(call).toHaveBeenCalledExactlyOnceWith(
    'POST /bookings',
    expect.objectContaining({ idempotencyKey: 'first-key' }),
  )
  expect(tell.mock.calls.map(([{ name }]) => name)).toEqual(['slot-selected', 'booked'])
  expect(JSON.stringify(tell.mock.calls)).not.toMatch(/noa/i)
  expect(addresses).toEqual([
    '?date=2027-03-02',
    'push ?slot=2027-03-02T09:15:00Z',
    '/booking/token?view=confirmed',
  ])
})
