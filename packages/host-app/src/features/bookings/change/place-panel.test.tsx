// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf } from '../../../fixtures/fixture.ts'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { bookings as sampleBookings } from '../fixture.ts'
import { checkPlace, placeValuesOf } from './place-values.ts'

const ID = idOf('booking', 8)
const PATH = `/scheduled-events?booking=${ID}`
const CHANGE = { name: 'Change location' }

async function openPlace() {
  const app = await renderApp({ path: PATH })
  fireEvent.click(await screen.findByRole('button', CHANGE))
  await screen.findByRole('combobox', { name: 'Location' })
  return app
}

async function choose(kind: string) {
  fireEvent.click(screen.getByRole('combobox', { name: 'Location' }))
  fireEvent.click(await screen.findByRole('option', { name: kind }))
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', CHANGE))

const placesSent = ({ calls }: { calls: { route: string; args: { body?: unknown } }[] }) =>
  calls.filter(({ route }) => route === 'PUT /bookings/:id/location').map(({ args }) => args.body)

test('a meeting gets another place, based on the one that the host saw', async () => {
  const { state } = await openPlace()
  await choose('Address')
  save()
  await screen.findByText('This field is required')
  type('Address', ' 1 Main Street ')
  save()
  await screen.findByText(/^Location changed\. We’ll email /)
  expect(placesSent(state)).toEqual([
    { location: { kind: 'address', value: '1 Main Street' }, current: { kind: 'google_meet' } },
  ])
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Location' })).toBeNull())
  within(screen.getByRole('dialog')).getByText('1 Main Street')
})

test('a room needs its link, and a refusal keeps what was typed', async () => {
  const { state } = await openPlace()
  await choose('Zoom')
  type('Meeting link', 'zoom.example/1')
  const field = screen.getByLabelText<HTMLInputElement>('Meeting link')
  fireEvent.blur(field)
  expect(field.value).toBe('https://zoom.example/1')
  state.failing.set('PUT /bookings/:id/location', { code: 'already_canceled' })
  save()
  await screen.findByText('This meeting is already canceled')
  expect(field.value).toBe('https://zoom.example/1')
  state.failing.clear()
  save()
  await waitFor(() =>
    expect(placesSent(state).at(-1)).toMatchObject({
      location: { kind: 'zoom', url: 'https://zoom.example/1' },
    }),
  )
})

test('a place that was changed elsewhere meanwhile is not overwritten unasked', async () => {
  const { state } = await openPlace()
  await choose('Phone call')
  type('Phone call', '+44 20 7946 0000')
  const location = { kind: 'address', value: '2 Side Street' } as const
  state.bookings = state.bookings.map((one) => (one.id === ID ? { ...one, location } : one))
  state.failing.set('PUT /bookings/:id/location', { code: 'changed_meanwhile' })
  save()
  await screen.findByText(/^Changed in another tab or by someone else: Location/)
  state.failing.clear()
  fireEvent.click(screen.getByRole('button', { name: 'Use the other version' }))
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('2 Side Street')
})

const words = Object.assign((key: string) => key, { has: () => true }) as unknown as Parameters<
  typeof checkPlace
>[1]

test.each([
  ['zoom', 'not a link', { value: 'field.url' }],
  ['zoom', 'javascript:alert(1)', { value: 'field.url' }],
  ['zoom', 'https://zoom.example/1', {}],
  ['custom', ' ', { value: 'field.required' }],
  ['address', 'x'.repeat(501), { value: 'field.too_long_by' }],
  ['phone_call', '+44 20 7946 0000', {}],
] as const)('%s: "%.20s" is checked as in an event type', (kind, value, problems) => {
  expect(checkPlace({ kind, value }, words)).toEqual(problems)
})

test('the number of an invitee is not carried over as an address', () => {
  const [sample] = sampleBookings
  const location = { kind: 'invitee_phone', value: '+44 20 7946 0000' } as const
  expect(sample && placeValuesOf({ ...sample, location })).toEqual({ kind: 'address', value: '' })
})
