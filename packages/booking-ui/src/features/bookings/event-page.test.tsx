// @vitest-environment happy-dom
import { bookingTexts } from '@scheduling/messages/booking'
import { consentTexts } from '@scheduling/messages/consent'
import { errorsTexts } from '@scheduling/messages/errors'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'
import { conversionsOf } from '../../conversions/conversions-of.ts'
import { booking, eventPage, NOW, workdayStarts } from '../../fixtures.ts'
import { createPage } from '../../page/page-model.ts'
import { PageView } from '../../page/page-view.tsx'
import { stillServices } from '../../page/services.ts'
import type { Services } from '../../page/services.ts'
import { createLazy } from '../../ui/lazy.ts'
import { AfterPick } from './after-pick.tsx'
import { answered } from './answered.ts'
import { problemsOf } from './booking-problems.ts'
import { createEventPage } from './event-page-model.ts'
import { EventPage } from './event-page.tsx'

const BOOKING = await bookingTexts.load('en')
const ERRORS = await errorsTexts.load('en')
const CONSENT = await consentTexts.load('en')

type LooseCall = (route: string, args: { query?: { from: string; to: string } }) => Promise<unknown>

afterEach(cleanup)

function open(data = eventPage(), now = NOW, mayAsk = true) {
  const texts = { booking: BOOKING, errors: ERRORS, consent: CONSENT }
  const addresses: string[] = []
  const call = vi.fn<LooseCall>((route, args) => {
    if (route === 'POST /bookings')
      return Promise.resolve({ state: 'booked', booking, manageToken: 'token', redirect: null })
    const [from, to] = [Date.parse(args.query?.from ?? ''), Date.parse(args.query?.to ?? '')]
    const starts = workdayStarts(from, to).map((start) => new Date(start).toISOString())
    return Promise.resolve({ starts, next: null })
  })
  const tell = vi.fn<Services['tell']>()
  const leave = vi.fn<Services['leave']>()
  const count = vi.fn<Services['count']>()
  const services: Services = {
    ...stillServices(now),
    call: call as never,
    tell,
    leave,
    count,
    mayAsk: () => mayAsk,
    history: {
      push: (href) => addresses.push(`push ${href}`),
      replace: (href) => addresses.push(href),
      keep: () => undefined,
    },
  }
  const page = createPage({ data, texts }, services, (...of) =>
    createEventPage(...of, { answered, conversionsOf, problemsOf, typed: null }),
  )
  render(
    (
      <PageView page={page}>
        <EventPage
          page={page}
          afterPick={createLazy(() => Promise.resolve(AfterPick), data.slot === null ? null : AfterPick)}
        />
      </PageView>
    ) as never,
  )
  return { page, call, tell, leave, count, addresses }
}

const click = (name: RegExp | string, role = 'link') => fireEvent.click(screen.getByRole(role, { name }))
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

test('from a day to a time to the details to the booking', async () => {
  const { tell, addresses, call } = open()
  click('Tuesday, 2 March 2027, 31 times free')
  expect(screen.getByRole('heading', { name: 'Tuesday 2 March' })).toBeTruthy()
  click('10:15, Tuesday 2 March')
  await screen.findByRole('heading', { name: 'Your details' })
  type('Name', 'Noa Okafor')
  type('E-mail', 'noa@example.com')
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

test('where the owner wants it the visitor is led on after booking, and can go on by hand', async () => {
  const { call, leave } = open(eventPage({ slot: Date.parse('2027-03-04T14:00:00Z') }))
  const redirect = 'https://shop.example/thanks'
  call.mockResolvedValueOnce({ state: 'booked', booking, manageToken: 'token', redirect })
  type('Name', 'Noa')
  type('E-mail', 'noa@example.com')
  click('Confirm booking', 'button')
  const link = await screen.findByRole('link', { name: 'Continue' })
  expect(link.getAttribute('href')).toBe(redirect)
  expect(link.getAttribute('target')).toBe('_top')
  expect(leave).toHaveBeenCalledExactlyOnceWith(redirect)
})

const counted = { conversions: { google: ['G-AB12', 'GTM-XY'], meta: '777' } }
const slot = Date.parse('2027-03-04T14:00:00Z')

async function bookAsNoa() {
  type('Name', 'Noa')
  type('E-mail', 'noa@example.com')
  click('Confirm booking', 'button')
  await screen.findByRole('heading', { name: 'You are booked' })
}

test('before anything is counted on a direct visit the visitor is asked, and who agrees is counted after booking', async () => {
  const { count } = open(eventPage({ slot, ...counted }))
  screen.getByText('May Mira Lindqvist let Google and Meta know of this booking?')
  click('Allow', 'button')
  expect(screen.getByRole('button', { name: 'Allow' }).getAttribute('aria-pressed')).toBe('true')
  expect(count).not.toHaveBeenCalled()
  await bookAsNoa()
  expect(count.mock.calls.flatMap(([conversions]) => conversions.map(([name]) => name))).toEqual([
    'gtag',
    'dataLayer',
    'fbq',
  ])
})

test.each([
  ['refuses', () => click('No, thanks', 'button')],
  ['does not answer', () => undefined],
])('who %s is not counted', async (_what, answer) => {
  const { count } = open(eventPage({ slot, ...counted }))
  answer()
  await bookAsNoa()
  expect(count).not.toHaveBeenCalled()
})

test('who was too quick for the question can answer it after booking', async () => {
  const { count } = open(eventPage({ slot, ...counted }))
  await bookAsNoa()
  click('Allow', 'button')
  expect(count).toHaveBeenCalledOnce()
})

test.each([
  ['in a frame, where the site asks', eventPage({ slot, ...counted }), false],
  ['where nothing is connected', eventPage({ slot }), true],
  [
    'where only a container is, which is told nothing here',
    eventPage({ slot, conversions: { google: ['GTM-XY'], meta: null } }),
    true,
  ],
])('nobody is asked %s', async (_where, data, mayAsk) => {
  open(data, NOW, mayAsk)
  await screen.findByLabelText('Name')
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
})

test('a screen reader hears how many times a day has, and the focus follows a key', async () => {
  open()
  click('Tuesday, 2 March 2027, 31 times free')
  expect((await screen.findByText('31 times free on Tuesday 2 March')).getAttribute('role')).toBe('status')
  expect(document.activeElement?.textContent).toBe('Tuesday 2 March')
})

test('arrow keys walk over the days, also into the next month', async () => {
  const { call } = open()
  const grid = screen.getByRole('grid')
  const days = () => within(grid)
  const today = days().getByRole('link', { name: /^Monday, 1 March/ })
  await waitFor(() => expect(today.tabIndex).toBe(0))
  today.focus()
  fireEvent.keyDown(today, { key: 'ArrowDown' })
  await waitFor(() => expect(document.activeElement?.getAttribute('data-date')).toBe('2027-03-08'))
  fireEvent.keyDown(document.activeElement as Element, { key: 'End' })
  await waitFor(() => expect(document.activeElement?.getAttribute('data-date')).toBe('2027-03-14'))
  fireEvent.keyDown(document.activeElement as Element, { key: 'PageDown' })
  await waitFor(() => expect(document.activeElement?.getAttribute('data-date')).toBe('2027-04-14'))
  expect(call).toHaveBeenCalledTimes(1)
})

test('another zone regroups the times, names itself in the address, and asks nothing', async () => {
  const { page, call, addresses } = open()
  page.setTimeZone('America/New_York', true)
  await screen.findByText('New York')
  expect(screen.getByRole('status').textContent).toBe('Time zone: New York, Eastern Time')
  expect(screen.getByRole('link', { name: '07:00, Monday 1 March' })).toBeTruthy()
  expect(addresses.at(-1)).toBe('?timezone=America/New_York&date=2027-03-01')
  expect(call).not.toHaveBeenCalled()
})

test('an hour that the clock shows twice tells its offset wherever it stands', async () => {
  // Around the end of summer time in New York; half hours from midnight to three.
  const midnight = Date.parse('2026-11-01T04:00:00Z')
  const starts = Array.from({ length: 8 }, (_, index) => midnight + index * 30 * 60_000)
  open(
    eventPage({
      options: {
        timeZone: 'America/New_York',
        now: Date.parse('2026-10-30T08:00:00Z'),
        timeZoneGuessed: false,
      },
      slots: { from: midnight - 86_400_000, to: midnight + 20 * 86_400_000, starts, next: null },
      date: '2026-11-01',
    }),
  )
  const names = screen.getAllByRole('link', { name: /, Sunday 1 November$/ }).map((link) => link.textContent)
  expect(names).toEqual([
    '00:00',
    '00:30',
    '01:00 GMT−4',
    '01:30 GMT−4',
    '01:00 GMT−5',
    '01:30 GMT−5',
    '02:00',
    '02:30',
  ])
  click('01:30 GMT−4, Sunday 1 November')
  expect(await screen.findByText(/^01:30.GMT−4 – 01:00.GMT−5$/)).toBeTruthy()
  expect(screen.getByText('Eastern Daylight Time (New York)')).toBeTruthy()
})

test('weeks that are over are marked, and keys do not lead there', async () => {
  open(eventPage({ date: '2027-03-10' }), NOW + 9 * 86_400_000)
  const grid = screen.getByRole('grid')
  const rows = within(grid).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.dataset.past)).toEqual([
    'true',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  const shown = within(grid).getByRole('link', { name: /^Wednesday, 10 March/ })
  await waitFor(() => expect(shown.tabIndex).toBe(0))
  shown.focus()
  fireEvent.keyDown(shown, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(shown)
})

test('an address far ahead of everything leads to the first free day', () => {
  const [from, to] = [Date.parse('2029-03-01T00:00:00Z'), Date.parse('2029-04-20T00:00:00Z')]
  open(eventPage({ date: '2029-03-08', slots: { from, to, starts: [], next: NOW } }))
  expect(screen.getByText('Nothing free in March 2029')).toBeTruthy()
  expect(screen.getByText('The first free day is Monday, 1 March 2027.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Monday 1 March' }).getAttribute('href')).toBe(
    '?date=2027-03-01',
  )
})

test('a browser’s zone is taken without a word in the address', async () => {
  const { page, addresses } = open()
  page.setTimeZone('Asia/Tokyo', false)
  await screen.findByText('Tokyo')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(addresses).toEqual([])
})

test('the clock can be read in twelve hours', async () => {
  open()
  click('12h')
  expect(await screen.findByRole('link', { name: /^1:00.pm, Monday 1 March$/ })).toBeTruthy()
})

test('a refused form says what is wrong at each field and puts the focus there', async () => {
  open(eventPage({ slot: Date.parse('2027-03-04T14:00:00Z') }))
  await screen.findByLabelText('Name')
  click('Confirm booking', 'button')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  expect(screen.getAllByText('This field is required')).toHaveLength(2)
  expect(screen.getByText('2 fields need another look')).toBeTruthy()
})

test('a lost slot offers the nearest times, and one click books', async () => {
  const { call } = open(eventPage({ slot: Date.parse('2027-03-04T14:00:00Z') }))
  await screen.findByLabelText('Name')
  type('Name', 'Noa')
  type('E-mail', 'noa@example.com')
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
      slot: Date.parse('2027-03-04T14:00:00Z'),
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
