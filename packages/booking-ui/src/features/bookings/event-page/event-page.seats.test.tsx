// @vitest-environment happy-dom
import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { eventPage, NOW } from '../../../fixtures.ts'
import { click, open } from '../../../opened-event-page.tsx'

const starts = ['2027-03-01T13:00:00Z', '2027-03-01T14:00:00Z'].map((start) => Date.parse(start))

/** A server that says of the times of another month how many seats they have left. */
const withSeats = {
  call: (() => Promise.resolve({ starts: ['2027-04-06T08:00:00Z'], seatsLeft: [3], next: null })) as never,
}

test('each time says how many seats are left, also to screen readers and in another month', async () => {
  open(eventPage({ slots: { starts, seatsLeft: [1, 12] } }), NOW, true, withSeats)
  const first = screen.getByRole('link', { name: '14:00 1 seat left, Monday 1 March' })
  expect(first.textContent).toBe('14:00 1 seat left')
  screen.getByRole('link', { name: '15:00 12 seats left, Monday 1 March' })
  click('Next month')
  await screen.findByRole('link', { name: '10:00 3 seats left, Tuesday 6 April' })
})

test('an event type without seats says nothing of them', async () => {
  open(eventPage({ slots: { starts } }), NOW, true, withSeats)
  screen.getByRole('link', { name: '14:00, Monday 1 March' })
  expect(screen.queryByText(/left/)).toBeNull()
})
