// @vitest-environment happy-dom
import type { Hold } from '@scheduling/contract'
import { bookingTexts } from '@scheduling/messages/booking'
import { confirmTexts } from '@scheduling/messages/confirm'
import { errorsTexts } from '@scheduling/messages/errors'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'
import { booking, eventPage, hold, NOW } from '../../../fixtures.ts'
import { createPage } from '../../../page/page-model.ts'
import { PageView } from '../../../page/page-view.tsx'
import { stillServices } from '../../../page/services.ts'
import type { Services } from '../../../page/services.ts'
import { createLazy } from '../../../ui/lazy.ts'
import { AfterPick, eventForm } from '../after-pick/after-pick.tsx'
import { createEventPage } from '../event-page/event-page-model.ts'
import { EventPage } from '../event-page/event-page.tsx'

const BOOKING = await bookingTexts.load('en')
const CONFIRM = await confirmTexts.load('en')
const ERRORS = await errorsTexts.load('en')

type LooseCall = (route: string, args: { body: { hold?: string } }) => Promise<unknown>

const booked = { state: 'booked', booking, manageUrl: '', manageToken: 'token', redirect: null }
const START = Date.parse('2027-03-04T14:00:00Z')

afterEach(cleanup)

/** Opens the details of a chosen time, for a host who wants the address confirmed. */
function open(data = eventPage({ slot: START, event: { confirmEmail: true } })) {
  const { confirmEmail } = data.event
  const texts = {
    lang: 'en',
    dir: 'ltr' as const,
    booking: BOOKING,
    errors: ERRORS,
    ...(confirmEmail && { confirm: CONFIRM }),
  }
  const addresses: string[] = []
  const held: Hold = { ...hold }
  const call = vi.fn<LooseCall>((route) =>
    Promise.resolve(route === 'POST /bookings' ? { state: 'confirm_email', hold: held } : booked),
  )
  const tell = vi.fn<Services['tell']>()
  const leave = vi.fn<Services['leave']>()
  const openAddress = vi.fn<Services['open']>()
  const services: Services = {
    ...stillServices(NOW),
    call: call as never,
    tell,
    leave,
    open: openAddress,
    history: {
      push: (href) => addresses.push(`push ${href}`),
      replace: (href) => addresses.push(href),
      keep: () => undefined,
    },
  }
  const page = createPage({ data, texts }, services, (...of) => createEventPage(...of, eventForm))
  render(
    (
      <PageView page={page}>
        <EventPage page={page} afterPick={createLazy(() => Promise.resolve(AfterPick), AfterPick)} />
      </PageView>
    ) as never,
  )
  return { page, call, tell, leave, openAddress, addresses }
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function ask(): Promise<HTMLInputElement> {
  type('Name', 'Noa Okafor')
  type('Email', 'noa@example.com')
  press('Continue')
  return screen.findByLabelText<HTMLInputElement>('Code from the email')
}

test('from the details to the code to the booking, of which the site hears once', async () => {
  const { tell, addresses, call } = open()
  expect(screen.getByLabelText('Email').getAttribute('aria-describedby')).toBe('field-email-hint')
  const field = await ask()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect([field.inputMode, field.autocomplete]).toEqual(['numeric', 'one-time-code'])
  expect(screen.getByText('We’re holding this time for 15 more minutes')).toBeTruthy()
  expect(tell).not.toHaveBeenCalled()
  type('Code from the email', '123 456')
  press('Confirm booking')
  await screen.findByRole('heading', { name: 'You are booked' })
  expect(call).toHaveBeenLastCalledWith(
    'POST /bookings/confirm',
    expect.objectContaining({ body: { hold: 'hold-token', code: '123456' } }),
  )
  expect(tell.mock.calls.map(([{ name }]) => name)).toEqual(['booked'])
  expect(addresses).toEqual(['/booking/confirm/hold-token', '/booking/token?view=confirmed'])
})

test('the owner’s page follows the code, not the details', async () => {
  const { call, leave } = open()
  await ask()
  expect(leave).not.toHaveBeenCalled()
  call.mockResolvedValueOnce({ ...booked, redirect: 'https://shop.example/thanks' })
  type('Code from the email', '123456')
  press('Confirm booking')
  await screen.findByRole('link', { name: 'Continue' })
  expect(leave).toHaveBeenCalledExactlyOnceWith('https://shop.example/thanks')
})

test('a wrong code is said at the field, which takes the focus', async () => {
  const { call } = open()
  const field = await ask()
  call.mockRejectedValueOnce({ code: 'code_wrong', problem: { errors: [{ path: 'code', reason: 'wrong' }] } })
  type('Code from the email', '123456')
  screen.getByRole('button', { name: 'Confirm booking' }).focus()
  press('Confirm booking')
  expect(await screen.findByText('This isn’t the code from the email')).toBeTruthy()
  expect(field.getAttribute('aria-describedby')).toBe('confirm-sent field-code-problem')
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('a mistyped address is changed with everything else kept, and the new hold takes the place of the old', async () => {
  const { call, addresses } = open()
  await ask()
  fireEvent.click(screen.getByRole('link', { name: 'Change email address' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Noa Okafor')
  expect(addresses.at(-1)).toBe('/mira/30min?slot=2027-03-04T14:00:00Z')
  type('Email', 'noa@example.org')
  press('Continue')
  await screen.findByLabelText('Code from the email')
  expect(call.mock.calls.map(([, { body }]) => body.hold)).toEqual([undefined, 'hold-token'])
})

test('an end is said in the place of the form, with the way back', async () => {
  const { call } = open()
  await ask()
  call.mockRejectedValueOnce({ code: 'hold_expired' })
  type('Code from the email', '123456')
  press('Confirm booking')
  expect(await screen.findByText('We’re no longer holding this time')).toBeTruthy()
  expect(screen.queryByLabelText('Code from the email')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Try again' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('noa@example.com')
})

test('a time that is gone after all offers others, which are asked for with the same hold', async () => {
  const { call } = open()
  await ask()
  call.mockRejectedValueOnce({ code: 'slot_taken', problem: { nearest: ['2027-03-04T14:45:00Z'] } })
  type('Code from the email', '123456')
  press('Confirm booking')
  fireEvent.click(await screen.findByRole('button', { name: /15:45/ }))
  await waitFor(() => expect(call).toHaveBeenCalledTimes(3))
  expect(call.mock.calls[2]).toMatchObject([
    'POST /bookings',
    { body: { start: '2027-03-04T14:45:00Z', hold: 'hold-token' } },
  ])
})

test('Back from the code shows the times', async () => {
  const { page } = open()
  await ask()
  page.view.restore('?date=2027-03-01')
  expect(await screen.findByRole('heading', { name: 'Monday 1 March' })).toBeTruthy()
})

test('a host who began to want it after the page was made: the page without a script takes over', async () => {
  const { openAddress } = open(eventPage({ slot: START }))
  type('Name', 'Noa')
  type('Email', 'noa@example.com')
  press('Confirm booking')
  await waitFor(() => expect(openAddress).toHaveBeenCalledExactlyOnceWith('/booking/confirm/hold-token'))
})

test('while the host is asked, the page that says so opens', async () => {
  const { call, openAddress } = open()
  call.mockResolvedValue({ state: 'await_approval', hold: { ...hold, waitsFor: 'approval' } })
  type('Name', 'Noa Okafor')
  type('Email', 'noa@example.com')
  press('Continue')
  await waitFor(() => expect(openAddress).toHaveBeenCalledExactlyOnceWith('/booking/confirm/hold-token'))
  expect(screen.queryByLabelText('Code from the email')).toBeNull()
})
