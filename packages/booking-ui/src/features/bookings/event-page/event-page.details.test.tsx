// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { eventPage } from '../../../fixtures.ts'
import { click, open, type } from '../../../opened-event-page.tsx'

const slot = Date.parse('2027-03-04T14:00:00Z')

test('where guests are typed stays, whatever is wrong with them or no longer', async () => {
  const { call } = open(eventPage({ slot }))
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Guests/)
  const section = field.closest('details')!
  section.open = true
  const typed = (text: string) => fireEvent.input(field, { target: { value: text } })
  field.focus()
  typed('ben@example')
  field.blur()
  await screen.findByText('ben@example isn’t a valid email address')
  field.focus()
  typed('ben@example.co')
  await waitFor(() => expect(screen.queryByText(/^Not an email address/)).toBeNull())
  expect([section.open, document.activeElement]).toEqual([true, field])
  typed('')
  await waitFor(() => expect(field.value).toBe(''))
  expect(section.open).toBe(true)
  typed('ben@example.com')
  type('Name', 'Noa')
  type('Email', 'noa@example.com')
  click('Confirm booking', 'button')
  await screen.findByRole('heading', { name: 'You are booked' })
  expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { guests: ['ben@example.com'] } })
})

test('who adds guests types at once, and what leaving a field says waits for the click', async () => {
  open(eventPage({ slot }))
  fireEvent.click(await screen.findByText('Add guests'))
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Guests/)
  expect([field.closest('details')!.open, document.activeElement]).toEqual([true, field])
  fireEvent.input(field, { target: { value: 'ben@example' } })
  const button = screen.getByRole('button', { name: 'Confirm booking' })
  fireEvent.mouseDown(button)
  button.focus()
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByText(/^Not an email address/)).toBeNull()
  fireEvent.mouseUp(button)
  await screen.findByText('ben@example isn’t a valid email address')
})

test('an address that may be half typed is asked about once before it is sent', async () => {
  const { call } = open(eventPage({ slot }))
  type('Name', 'Noa')
  type('Email', 'noa@gmail.co')
  click('Confirm booking', 'button')
  await screen.findByRole('button', { name: 'Did you mean noa@gmail.com?' })
  expect(call).not.toHaveBeenCalled()
  click('Confirm booking', 'button')
  await screen.findByRole('heading', { name: 'You are booked' })
})

test('an address that looks mistyped is asked about; one click takes the other, and no answer is needed', async () => {
  const { call } = open(eventPage({ slot }))
  type('Name', 'Noa')
  type('Email', 'noa@gmial.com')
  fireEvent.click(await screen.findByRole('button', { name: 'Did you mean noa@gmail.com?' }))
  const field = screen.getByLabelText<HTMLInputElement>('Email')
  expect(document.activeElement).toBe(field)
  await waitFor(() => expect(field.value).toBe('noa@gmail.com'))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull())

  type('Email', 'noa@gmial.com')
  await screen.findByRole('button', { name: 'Did you mean noa@gmail.com?' })
  click('Confirm booking', 'button')
  await screen.findByRole('heading', { name: 'You are booked' })
  expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { invitee: { email: 'noa@gmial.com' } } })
})

test('who is offline reads that; once they are back it is sent by itself, with the same key', async () => {
  const { call } = open(eventPage({ slot }))
  call.mockRejectedValueOnce({ code: 'offline' })
  type('Name', 'Noa')
  type('Email', 'noa@example.com')
  click('Confirm booking', 'button')
  await screen.findByText(/^You’re offline\./)
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Noa')
  fireEvent(window, new Event('online'))
  await screen.findByRole('heading', { name: 'You are booked' })
  const [first, second] = call.mock.calls.map(([, args]) => args)
  expect(second).toMatchObject({ ...first, signal: expect.anything() })

  fireEvent(window, new Event('online'))
  expect(call).toHaveBeenCalledTimes(2)
})

test('who was offline and picks another time instead sends nothing', async () => {
  const { call } = open(eventPage({ slot }))
  call.mockRejectedValueOnce({ code: 'offline' })
  type('Name', 'Noa')
  type('Email', 'noa@example.com')
  click('Confirm booking', 'button')
  await screen.findByText(/^You’re offline\./)
  click('Change time')
  await screen.findByRole('grid')
  fireEvent(window, new Event('online'))
  expect(call).toHaveBeenCalledTimes(1)
})

test('a refused form says what is wrong at each field and puts the focus there', async () => {
  open(eventPage({ slot }))
  await screen.findByLabelText('Name')
  click('Confirm booking', 'button')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  expect(screen.getAllByText('This field is required')).toHaveLength(2)
  expect(screen.getByText('Check 2 fields')).toBeTruthy()
})

test('a lost slot offers the nearest times, and one click books', async () => {
  const { call } = open(eventPage({ slot }))
  await screen.findByLabelText('Name')
  type('Name', 'Noa')
  type('Email', 'noa@example.com')
  call.mockRejectedValueOnce({ code: 'slot_taken', problem: { nearest: ['2027-03-04T14:45:00Z'] } })
  click('Confirm booking', 'button')
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(alert))
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Noa')
  fireEvent.click(within(alert).getByRole('button', { name: /15:45/ }))
  await screen.findByRole('heading', { name: 'You are booked' })
})

test('Back from the details shows the times again, with what was typed kept for the next', async () => {
  const { page } = open()
  click(/^13:00/)
  await screen.findByLabelText('Name')
  type('Name', 'Noa')
  page.view.restore('?date=2027-03-01')
  fireEvent.click(await screen.findByRole('link', { name: /^13:15/ }))
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Noa')
})

test('what the parent page knows fills what is empty and nothing else', async () => {
  const { page, call } = open(
    eventPage({
      slot,
      options: { prefill: { name: 'Noa', email: '', answers: {} }, tracking: { utm_source: 'own' } },
    }),
  )
  page.view.prefill({ name: 'Someone', email: 'noa@example.com', utm_source: 'site', gclid: 'g' })
  await screen.findByLabelText('Name')
  click('Confirm booking', 'button')
  await waitFor(() => expect(call).toHaveBeenCalled())
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    body: {
      invitee: { name: 'Noa', email: 'noa@example.com' },
      tracking: { utm_source: 'own', gclid: 'g' },
    },
  })
})
