// @vitest-environment happy-dom
import type { EventType, HostBooking } from '@scheduling/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf } from '../../../fixtures/fixture.ts'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { bookingOf } from '../fixture.ts'
import { valuesAgain } from './book-again.ts'

const eventType = {
  id: idOf('event', 1),
  locations: [
    { kind: 'address', value: 'Main St 1' },
    { kind: 'zoom' },
    { kind: 'invitee_phone', value: '' },
  ],
  questions: [
    { id: 'topic', type: 'text', label: 'Topic?', required: false },
    { id: 'days', type: 'multiple_options', label: 'Days?', required: false, options: ['Mon', 'Tue'] },
    { id: 'size', type: 'dropdown', label: 'Size?', required: false, options: ['S', 'M'] },
  ],
} as unknown as EventType

const again = (change: Partial<HostBooking>) => valuesAgain(bookingOf(change), [eventType])

test('people, guests, place and answers are filled in, as far as the event type still asks for them', () => {
  const answers = [
    { label: 'Topic?', answer: 'Plans' },
    { label: 'Days?', answer: ['Mon', 'Sun'] },
    { label: 'Size?', answer: 'XL' },
    { label: 'Budget?', answer: '5' },
  ]
  const location = { kind: 'zoom', url: 'https://zoom.example/1' } as const
  expect(again({ answers, location, guests: ['a@x.example', 'b@x.example'] })).toEqual({
    eventTypeId: eventType.id,
    name: 'Noa Levi',
    email: 'noa@example.com',
    timeZone: 'Asia/Jerusalem',
    guests: 'a@x.example\nb@x.example',
    location: 1,
    answers: { topic: 'Plans', days: ['Mon'], size: '' },
  })
})

test('a number to call is filled in, and a place that is gone becomes the first', () => {
  const phone = again({ location: { kind: 'invitee_phone', value: '+44 20 7946 0000' }, answers: [] })
  expect(phone).toMatchObject({ location: 2, answers: { invitee_phone: '+44 20 7946 0000' } })
  expect(again({ location: { kind: 'address', value: 'Elsewhere' } })).toMatchObject({ location: 0 })
})

test('an event type that is gone or off is not chosen', () => {
  expect(again({ eventTypeId: null })).not.toHaveProperty('eventTypeId')
})

test('a past meeting is booked again at a chosen time, with its people', async () => {
  const { state } = await renderApp({ path: `/scheduled-events?tab=past&booking=${idOf('booking', 4)}` })
  const past = state.bookings.find(({ id }) => id === idOf('booking', 4)) as HostBooking
  fireEvent.click(await screen.findByRole('button', { name: 'Book again' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Book a meeting' }))
  expect((await dialog.findByLabelText<HTMLInputElement>('Invitee name')).value).toBe(past.invitee.name)
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Guests').value).toBe(past.guests.join('\n'))
  fireEvent.change(dialog.getByLabelText('Guests'), { target: { value: 'kim@' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Book a meeting' }))
  await dialog.findByText('kim@ isn’t a valid email address')
  fireEvent.change(dialog.getByLabelText('Guests'), { target: { value: 'kim@example.com' } })
  const [time] = await dialog.findAllByRole('button', { name: /[AP]M$|\d\d:\d\d$/ })
  fireEvent.click(time as HTMLElement)
  fireEvent.click(dialog.getByRole('button', { name: 'Book a meeting' }))
  await screen.findByText(`Booked. We’ll email ${past.invitee.name}.`)
  const sent = state.calls.filter(({ route }) => route === 'POST /bookings/by-host')
  expect(sent).toMatchObject([
    { args: { body: { invitee: { email: past.invitee.email }, guests: ['kim@example.com'] } } },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Book a meeting' })).toBeNull())
})
