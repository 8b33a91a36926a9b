// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf } from '../../../fixtures/fixture.ts'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { bookings as sampleBookings, emails } from '../fixture.ts'

const PATH = `/scheduled-events?booking=${idOf('booking', 8)}`
const marked = sampleBookings.map((one) =>
  one.id === idOf('booking', 8) ? { ...one, mailRefused: true as const } : one,
)

async function findEmails() {
  return within(await screen.findByRole('region', { name: 'Emails' }))
}

test('each email says to whom it went and what became of it', async () => {
  await renderApp({ path: PATH, state: { emails } })
  const section = await findEmails()
  await section.findByText('Mail server: 550 5.1.1 No such user here')
  const rows = section.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(/^ConfirmationRetryingsam@example\.com/),
    expect.stringMatching(/^ConfirmationRefusedlena@example\.de/),
    expect.stringMatching(/^ConfirmationSentYou/),
  ])
})

test('a meeting whose invitee refuses emails is marked in the list and in its details', async () => {
  await renderApp({ path: PATH, state: { bookings: marked, emails } })
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Email refused')
  dialog.getByText(/^The invitee may not know about this meeting/)
  expect(screen.getAllByText('Email refused')).toHaveLength(2)
})

test('sending the confirmation again lists it, and removes the mark', async () => {
  const { state } = await renderApp({ path: PATH, state: { bookings: marked, emails } })
  const section = await findEmails()
  fireEvent.click(await section.findByRole('button', { name: 'Send confirmation again' }))
  await screen.findByText('We’ll email Lena Schmidt in a moment.')
  const sent = state.calls.find(({ route }) => route === 'POST /bookings/:id/emails/confirmation')
  expect(sent?.args.idempotencyKey).toBeTruthy()
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(4), { timeout: 5_000 })
  await waitFor(() => expect(screen.queryByText('Email refused')).toBeNull())
})

test('after too many the button says why', async () => {
  const { state } = await renderApp({ path: PATH, state: { emails } })
  state.failing.set('POST /bookings/:id/emails/confirmation', { code: 'rate_limited' })
  fireEvent.click(await screen.findByRole('button', { name: 'Send confirmation again' }))
  await screen.findByText('You can resend it up to 5 times a day.')
})

test('a canceled meeting has no button, and says why', async () => {
  const bookings = sampleBookings.map((one) => ({ ...one, status: 'canceled' as const }))
  await renderApp({ path: PATH, state: { bookings, emails } })
  const section = await findEmails()
  await section.findByText('This meeting is already canceled')
  expect(section.queryByRole('button', { name: 'Send confirmation again' })).toBeNull()
})

test('emails that do not load leave the meeting readable, and can be tried again', async () => {
  const failing = new Map([['GET /bookings/:id/emails', { code: 'internal_error' as const }]])
  await renderApp({ path: PATH, state: { failing } })
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('lena@example.de')
  await (await findEmails()).findByRole('button')
})
