// @vitest-environment happy-dom
import type { HostBooking } from '@scheduling/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { fixtureState } from '../../fixtures/api.ts'
import { idOf } from '../../fixtures/fixture.ts'
import { actingAs, studio } from '../organizations/fixture.ts'
import { approvals, COLLEAGUES, bookings as sampleBookings } from './fixture.ts'

afterEach(() => vi.restoreAllMocks())

const team = {
  ...studio,
  members: COLLEAGUES.flatMap(({ id, name }) =>
    studio.members.map((owner) => ({ ...owner, member_id: id, person_id: id, name })),
  ),
}
const ADA = { id: idOf('colleague', 1), name: 'Ada Mensah', isYou: false }

test('upcoming meetings stand under their days', async () => {
  await renderApp({ path: '/scheduled-events' })
  await screen.findByRole('heading', { name: /^Today/ })
  screen.getByRole('heading', { name: /^Tomorrow/ })
})

test('tab, filter and search are in the address', async () => {
  const { router } = await renderApp({ path: '/scheduled-events' })
  fireEvent.click(await screen.findByRole('tab', { name: 'Past' }))
  fireEvent.click(screen.getByLabelText('Include canceled'))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'lena' } })
  await waitFor(() => expect(router.state.location.href).toBe('/scheduled-events?tab=past&canceled=1&q=lena'))
  await waitFor(() => expect(screen.queryAllByText('Noa Levi')).toEqual([]))
})

test('days and event type are in the address, and go together', async () => {
  const { router } = await renderApp({ path: '/scheduled-events' })
  fireEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-25' } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-24' } })
  await screen.findByText('This can’t be before the first day')
  await screen.findByText('No meetings match')
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-25' } })
  await waitFor(() =>
    expect(router.state.location.href).toBe('/scheduled-events?from=2026-11-25&to=2026-11-25'),
  )
  await screen.findByRole('heading', { name: /^Tomorrow/ })
  expect(screen.queryByRole('heading', { name: /^Today/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await screen.findByRole('heading', { name: /^Today/ })
  expect(router.state.location.href).toBe('/scheduled-events')
  expect(screen.queryByLabelText('From')).toBeNull()
})

test('an organization’s meetings say who comes, and are found by that', async () => {
  const { router } = await renderApp({ path: '/scheduled-events', state: actingAs('owner', team) })
  await screen.findByText(/^Hosts: .*Ada Mensah.* and .*Bo Lindqvist/)
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
  fireEvent.click(await screen.findByRole('combobox', { name: 'Hosts' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Bo Lindqvist' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ person: COLLEAGUES[1]?.id }))
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Hosts: / })).toHaveLength(1))
})

test.each([
  ['one’s own host', {}],
  ['an organization of which one sees one’s own meetings', actingAs('member', team)],
])('nobody is offered colleagues for %s', async (_, state) => {
  await renderApp({ path: '/scheduled-events', state })
  fireEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  await screen.findByLabelText('From')
  expect(screen.queryByRole('combobox', { name: 'Hosts' })).toBeNull()
})

test('the search field follows the address', async () => {
  const { router } = await renderApp({ path: '/scheduled-events?q=lena' })
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('lena')
  fireEvent.click(
    within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Scheduled events' }),
  )
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''))
  expect(router.state.location.href).toBe('/scheduled-events')
})

test('Back does not open a meeting again that was closed', async () => {
  const { router } = await renderApp({ path: '/scheduled-events' })
  const [first] = await screen.findAllByRole('link', { name: /Lena/ })
  fireEvent.click(first as HTMLElement)
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.href).toBe('/scheduled-events'))
  expect(router.history.canGoBack()).toBe(false)
})

test('more meetings are loaded where the list ends', async () => {
  const { state } = await renderApp({ path: '/scheduled-events' })
  fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(state.calls.filter(({ route }) => route === 'GET /bookings')).toHaveLength(2))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull())
})

test('an address opens a meeting with everything about it', async () => {
  await renderApp({ path: `/scheduled-events?booking=${idOf('booking', 8)}` })
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('A train was late.')
  within(dialog).getByText('Former time')
  within(dialog).getByText('lena@example.de')
})

test('names in a row each have a direction of their own', async () => {
  const guests = ['sam@example.com', 'נועה@example.com']
  const bookings = fixtureState().bookings.map((booking) => ({ ...booking, guests }))
  await renderApp({ path: `/scheduled-events?booking=${idOf('booking', 8)}`, state: { bookings } })
  const dialog = within(await screen.findByRole('dialog'))
  for (const guest of guests) await dialog.findByText(guest, { selector: 'bdi' })
})

test('the details say why the time was free, and who moved it', async () => {
  await renderApp({ path: `/scheduled-events?booking=${idOf('booking', 8)}` })
  const dialog = within(await screen.findByRole('dialog'))
  const movedBy = (await dialog.findByText('Rescheduled by')).closest('dt')?.nextElementSibling
  expect(movedBy?.textContent).toBe('The invitee')
  fireEvent.click(dialog.getByText('Why this time was free'))
  dialog.getByText(/^When it was last rescheduled:/)
  dialog.getByText('Working hours, version 3')
  dialog.getByText('Your other meetings')
})

test('a whole day is said by its date, not by the hours since it began', async () => {
  const day = { date: '2026-11-24', start: '2026-11-23T23:00:00Z', end: '2026-11-24T23:00:00Z' }
  const bookings = fixtureState().bookings.map((booking) => ({ ...booking, ...day }))
  await renderApp({ path: `/scheduled-events?booking=${idOf('booking', 8)}`, state: { bookings } })
  await within(await screen.findByRole('dialog')).findByText('today')
})

const findDoubt = async () =>
  (await screen.findByText('The selected time might be blocked')).closest('[role=note]')

test('a time that might be blocked says so to the host, also while another is picked', async () => {
  const state = fixtureState()
  const bookings = state.bookings.map((booking) => ({
    ...booking,
    receipt: { ...booking.receipt, mightBeBlocked: true as const },
  }))
  await renderApp({ path: `/scheduled-events?booking=${idOf('booking', 8)}`, state: { bookings } })
  expect(await findDoubt()).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Reschedule' }))
  await screen.findByRole('heading', { name: 'Pick a new time' })
  expect(await findDoubt()).not.toBeNull()
})

test('a meeting without a room says so, and leads to where it is connected', async () => {
  await renderApp({ path: `/scheduled-events?booking=${idOf('booking', 8)}` })
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Could not get location details')
  expect(dialog.getByRole('link', { name: /^Connect / }).getAttribute('href')).toMatch(
    /^\/integrations\/(google_meet|zoom)$/,
  )
})

test('a day without times is said where a new time is picked', async () => {
  const saturday = { start: '2026-11-28T10:00:00Z', end: '2026-11-28T10:30:00Z' }
  const bookings = fixtureState().bookings.map((booking) => ({ ...booking, ...saturday }))
  await renderApp({ path: `/scheduled-events?booking=${idOf('booking', 8)}`, state: { bookings } })
  fireEvent.click(await screen.findByRole('button', { name: 'Reschedule' }))
  await screen.findByText('The selected date is not available')
})

test('the host cancels with a reason', async () => {
  const { state } = await renderApp({ path: `/scheduled-events?booking=${idOf('booking', 8)}` })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel meeting' }))
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'I am ill' } })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the meeting' }))
  await screen.findByText('Canceled. We’ll email Lena Schmidt.')
  expect(state.bookings[8]).toMatchObject({ status: 'canceled', cancelReason: 'I am ill' })
  expect(
    state.calls.find(({ route }) => route === 'POST /bookings/:id/cancel')?.args.idempotencyKey,
  ).toBeTruthy()
})

test('a reason that is too long is let in whole, and not sent before it is shorter', async () => {
  const { state } = await renderApp({ path: `/scheduled-events?booking=${idOf('booking', 8)}` })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel meeting' }))
  const reason = await screen.findByLabelText<HTMLTextAreaElement>('Reason')
  expect(reason.hasAttribute('maxlength')).toBe(false)
  fireEvent.change(reason, { target: { value: 'x'.repeat(501) } })
  fireEvent.blur(reason)
  await screen.findByText('Too long: 501 characters, at most 500')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the meeting' }))
  expect(state.calls.find(({ route }) => route === 'POST /bookings/:id/cancel')).toBeUndefined()
})

test('a time that was taken meanwhile offers the nearest three', async () => {
  const { state } = await renderApp({ path: `/scheduled-events?booking=${idOf('booking', 8)}` })
  state.failing.set('POST /bookings/:id/reschedule', {
    code: 'slot_taken',
    nearest: ['2026-11-27T09:00:00Z', '2026-11-27T09:30:00Z', '2026-11-27T10:00:00Z'],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Reschedule' }))
  const times = await screen.findAllByRole('button', { name: /^\w+, November \d+, \d\d:\d\d$/ })
  fireEvent.click(times[0] as HTMLElement)
  fireEvent.click(screen.getByRole('button', { name: 'Reschedule meeting' }))
  await screen.findByText('This time has just been taken')
  state.failing.clear()
  fireEvent.click(await screen.findByText('Friday, November 27, 10:30'))
  fireEvent.click(screen.getByRole('button', { name: 'Reschedule meeting' }))
  await screen.findByText('Rescheduled. We’ll email Lena Schmidt the new time.')
  expect(state.bookings[8]?.start).toBe('2026-11-27T09:30:00.000Z')
})

test('moving opens on the month of the meeting and says the time by the invitee’s clock, too', async () => {
  await renderApp({ path: `/scheduled-events?booking=${idOf('booking', 21)}` })
  fireEvent.click(await screen.findByRole('button', { name: 'Reschedule' }))
  await screen.findByText('December 2026')
  const times = await screen.findAllByRole('button', { name: /^\w+, \w+ \d+, \d\d:\d\d$/ })
  fireEvent.click(times[0] as HTMLElement)
  await screen.findByText(/^Their time: /)
})

test('the export is of what the list shows', async () => {
  const address = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  // happy-dom would open it in place of the page, also for the files after this one.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { state } = await renderApp({ path: '/scheduled-events?tab=past&canceled=1&q=lena' })
  fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await screen.findByText('bookings.csv saved')
  expect(address).toHaveBeenCalledOnce()
  expect(state.calls.find(({ route }) => route === 'GET /bookings.csv')?.args.query).toEqual({
    tab: 'past',
    include_canceled: 'true',
    q: 'lena',
  })
})

test('an export that fails says so, and can be tried again', async () => {
  const { state } = await renderApp({ path: '/scheduled-events' })
  state.failing.set('GET /bookings.csv', { code: 'unavailable' })
  fireEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await screen.findByText(/We can’t reach the server/)
  screen.getByRole('button', { name: 'Export CSV' })
})

test('the details say which campaign brought the invitee', async () => {
  await renderApp({ path: `/scheduled-events?booking=${idOf('booking', 7)}` })
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Came from')
  dialog.getByText('Source: newsletter')
  dialog.getByText('Campaign: autumn')
})

test('nothing found is said with what was searched', async () => {
  await renderApp({ path: '/scheduled-events?q=nobody' })
  await screen.findByText('Nothing found for “nobody”')
})

test('after a flood the list says what can be done about it', async () => {
  const suggestions = { confirmEmail: { at: '2026-11-23T09:20:00Z' } }
  await renderApp({ path: '/scheduled-events', state: { suggestions } })
  await screen.findByRole('heading', { name: 'Lots of bookings at once' })
  screen.getByRole('button', { name: 'Turn on for all event types' })
  expect(screen.queryByRole('link', { name: 'See bookings' })).toBeNull()
})

test('of a past meeting it is said who did not come, and that is taken back', async () => {
  const past = sampleBookings.find(({ outcome }) => outcome === 'completed')
  const { state } = await renderApp({ path: `/scheduled-events?tab=past&booking=${past?.id}` })
  fireEvent.click(await screen.findByRole('button', { name: 'Invitee didn’t come' }))
  await screen.findByText('The invitee didn’t come')
  fireEvent.click(screen.getByRole('button', { name: 'Undo no-show' }))
  await screen.findByRole('button', { name: 'Host didn’t come' })
  const sent = state.calls.filter(({ route }) => route === 'POST /bookings/:id/no-show')
  expect(sent.map(({ args }) => args.body)).toEqual([{ who: 'invitee' }, { who: null }])
})

test('while it is saved who did not come, nothing else is sent', async () => {
  const past = sampleBookings.find(({ outcome }) => outcome === 'completed')
  const { state } = await renderApp({ path: `/scheduled-events?tab=past&booking=${past?.id}` })
  const invitee = await screen.findByRole('button', { name: 'Invitee didn’t come' })
  const host = screen.getByRole('button', { name: 'Host didn’t come' })
  const route = 'POST /bookings/:id/no-show'
  const { promise, resolve } = Promise.withResolvers<void>()
  state.delayed.set(route, promise)
  for (const button of [invitee, invitee, host]) fireEvent.click(button)
  resolve()
  await screen.findByText('The invitee didn’t come')
  expect(state.calls.filter((call) => call.route === route).map(({ args }) => args.body)).toEqual([
    { who: 'invitee' },
  ])
})

test('of a meeting to come nobody can say that yet', async () => {
  const next = sampleBookings.find(({ outcome }) => outcome === 'scheduled')
  await renderApp({ path: `/scheduled-events?booking=${next?.id}` })
  await screen.findByRole('button', { name: 'Cancel meeting' })
  expect(screen.queryByRole('button', { name: 'Invitee didn’t come' })).toBeNull()
})

test.each([
  ['the colleague who canceled it', { people: COLLEAGUES, canceledByPerson: ADA }, 'Ada Mensah'],
  ['the reader', { people: COLLEAGUES, canceledByPerson: { ...ADA, isYou: true } }, 'You'],
  ['nobody of a team where it is not known', { people: COLLEAGUES }, 'Someone on your team'],
  ['the reader where they have no team', {}, 'You'],
])('a canceled meeting names %s', async (_, given, name) => {
  const canceled = { status: 'canceled', outcome: 'canceled', canceledBy: 'host', ...given } as const
  const [first, ...others] = sampleBookings
  const bookings = [{ ...(first as HostBooking), ...canceled }, ...others]
  await renderApp({ path: `/scheduled-events?booking=${first?.id}`, state: { bookings } })
  const term = await screen.findByText('Canceled by')
  expect(term.closest('dt')?.nextElementSibling?.textContent).toBe(name)
})

test('a meeting of a team says who took it and why, before anything is opened', async () => {
  const shown = sampleBookings.find(({ receipt }) => receipt.turns)
  await renderApp({ path: `/scheduled-events?tab=past&booking=${shown?.id}` })
  const term = await screen.findByText('Why this host')
  const text = term.closest('dt')?.nextElementSibling?.textContent
  expect(text).toBe('Ada Mensah: Furthest behind their share.')
  expect(term.closest('details')).toBeNull()
})

test('a request is approved or declined with a reason, and then no longer waits', async () => {
  const [request] = approvals
  if (!request) throw new Error('no request')
  const other = { ...request, id: idOf('approval', 2), invitee: { ...request.invitee, name: 'Ada Mensah' } }
  const { state } = await renderApp({ path: '/scheduled-events', state: { approvals: [request, other] } })
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for your answer' }))
  fireEvent.click(waiting.getAllByRole('button', { name: 'Approve' })[0] as HTMLElement)
  await screen.findByText('Approved. We’ll email Noa Levi.')
  await waitFor(() => expect(state.approvals).toEqual([other]))
  await waitFor(() => expect(waiting.getAllByRole('button', { name: 'Decline' })).toHaveLength(1))
  fireEvent.click(waiting.getByRole('button', { name: 'Decline' }))
  fireEvent.change(waiting.getByRole('textbox', { name: 'Reason' }), { target: { value: 'Away' } })
  fireEvent.click(waiting.getByRole('button', { name: 'Decline request' }))
  await screen.findByText('Declined. We’ll email Ada Mensah.')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting for your answer' })).toBeNull())
})

test('other times are offered in place of the requested one, and taken back', async () => {
  const { state } = await renderApp({
    path: '/scheduled-events',
    state: { approvals: structuredClone(approvals) },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Offer other times' }))
  const send = await screen.findByRole('button', { name: 'Send times' })
  fireEvent.click(send)
  await screen.findByText('Pick at least one time')
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-12-05' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add this time' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: 'Saturday?' } })
  fireEvent.click(send)
  await screen.findByText('Sent. We’ll email Noa Levi.')
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for invitees' }))
  waiting.getByText('Saturday?')
  expect(state.approvals[0]?.offered?.starts).toHaveLength(1)
  fireEvent.click(waiting.getByRole('button', { name: 'Take back offer' }))
  await screen.findByText('Offer taken back')
  await screen.findByRole('region', { name: 'Waiting for your answer' })
})

const press = async (name: string) =>
  fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)

test('picked times and a typed reason are still there after their forms were closed', async () => {
  await renderApp({ path: '/scheduled-events', state: { approvals: structuredClone(approvals) } })
  await press('Offer other times')
  fireEvent.change(await screen.findByLabelText('Date'), { target: { value: '2026-12-05' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add this time' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: 'Saturday?' } })
  await press('Cancel')
  await press('Decline')
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason' }), { target: { value: 'Away' } })
  await press('Cancel')
  await press('Decline')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('Away')
  await press('Offer other times')
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })).value).toBe(
    'Saturday?',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Send times' }))
  await screen.findByText('Sent. We’ll email Noa Levi.')
})

test('a time that the invitee proposes is booked with one press, and a busy one is not', async () => {
  const starts = ['2026-12-05T18:00:00Z', '2026-12-06T09:30:00Z']
  const proposing = approvals.map((one) => ({ ...one, proposed: { starts, message: 'Later?' } }))
  const { state } = await renderApp({ path: '/scheduled-events', state: { approvals: proposing } })
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for your answer' }))
  await waiting.findByText('Later?')
  expect(waiting.queryByRole('button', { name: 'Approve' })).toBeNull()
  const [first] = waiting.getAllByRole('button', { name: /^Approve / })
  state.busyStarts = true
  fireEvent.click(first as HTMLElement)
  await screen.findByText('This time has just been taken')
  state.busyStarts = false
  await waitFor(() => expect((first as HTMLButtonElement).disabled).toBe(false))
  fireEvent.click(waiting.getAllByRole('button', { name: /^Approve / })[1] as HTMLElement)
  await screen.findByText('Approved. We’ll email Noa Levi.')
  expect(state.bookings.at(-1)?.start).toBe(starts[1])
})

test('a time at which the host is busy is named, and nothing typed is lost', async () => {
  const { state } = await renderApp({
    path: '/scheduled-events',
    state: { approvals: structuredClone(approvals) },
  })
  state.busyStarts = true
  fireEvent.click(await screen.findByRole('button', { name: 'Offer other times' }))
  fireEvent.change(await screen.findByLabelText('Date'), { target: { value: '2026-12-05' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add this time' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: 'Saturday?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send times' }))
  await screen.findByText(/^You’re busy at this time: /)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' }).value).toBe('Saturday?')
})

test('a request that cannot be booked any more says why, and an answered one leaves the list', async () => {
  const { state } = await renderApp({ path: '/scheduled-events', state: { approvals } })
  const approve = await screen.findByRole('button', { name: 'Approve' })
  state.approvals = []
  fireEvent.click(approve)
  await screen.findByText('This request no longer exists')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull())
})

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function openBooking() {
  const app = await renderApp({ path: '/scheduled-events' })
  fireEvent.click(await screen.findByRole('button', { name: 'Book a meeting' }))
  fireEvent.click(await screen.findByRole('combobox', { name: 'Event type' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Introduction' }))
  return app
}

/** In the dialog, whose title is the same. */
const submitBooking = () =>
  fireEvent.click(
    within(screen.getByRole('dialog', { name: 'Book a meeting' })).getByRole('button', {
      name: 'Book a meeting',
    }),
  )

const bookingsSent = ({ calls }: { calls: { route: string; args: { body?: unknown } }[] }) =>
  calls.filter(({ route }) => route === 'POST /bookings/by-host').map(({ args }) => args.body)

test('a free time is booked for an invitee', async () => {
  const { state } = await openBooking()
  const [time] = await screen.findAllByRole('button', { name: /[AP]M$|\d\d:\d\d$/ })
  fireEvent.click(time as HTMLElement)
  type('Invitee name', 'Zoe Adler')
  type('Invitee email', 'zoe@example.com')
  submitBooking()
  await screen.findByText('Booked. We’ll email Zoe Adler.')
  expect(bookingsSent(state)).toMatchObject([{ invitee: { name: 'Zoe Adler', email: 'zoe@example.com' } }])
  expect(bookingsSent(state)[0]).not.toHaveProperty('anyTime')
})

test('a time that overlaps a meeting is booked only after the host has read what it overlaps', async () => {
  const { state } = await openBooking()
  const taken = state.bookings.find(({ outcome }) => outcome === 'scheduled') as HostBooking
  fireEvent.click(await screen.findByRole('switch', { name: /^Any time/ }))
  type('Date', taken.start.slice(0, 10))
  const clock = screen.getByLabelText('Time', { selector: 'input' })
  const local = new Date(taken.start).toLocaleTimeString('en-GB', {
    timeZone: state.me.timeZone,
    timeStyle: 'short',
  })
  fireEvent.change(clock, { target: { value: local } })
  fireEvent.blur(clock)
  type('Invitee name', 'Zoe Adler')
  type('Invitee email', 'zoe@example.com')
  submitBooking()
  const asked = within(await screen.findByRole('dialog', { name: 'You’re busy at this time' }))
  asked.getByText(/^You have a meeting: /)
  fireEvent.click(asked.getByRole('button', { name: 'Book anyway' }))
  await screen.findByText('Booked. We’ll email Zoe Adler.')
  const both = { anyTime: true, start: taken.start }
  expect(bookingsSent(state)).toMatchObject([
    { ...both, acceptedConflicts: [] },
    { ...both, acceptedConflicts: [{ start: taken.start, end: taken.end }] },
  ])
})

test('a refused meeting keeps what was typed, also after the dialog was closed', async () => {
  const { state } = await openBooking()
  submitBooking()
  await screen.findByText('Choose a time')
  expect(bookingsSent(state)).toEqual([])
  type('Invitee name', 'Zoe Adler')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByLabelText('Invitee name')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Book a meeting' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Invitee name')).value).toBe('Zoe Adler')
})

const NOTES = 'Private notes'

async function openNotes() {
  const path = `/scheduled-events?booking=${idOf('booking', 8)}`
  const app = await renderApp({ path })
  const field = await screen.findByLabelText<HTMLTextAreaElement>(NOTES)
  fireEvent.change(field, { target: { value: 'Asked for a discount' } })
  return app
}

const notesSent = ({ calls }: { calls: { route: string; args: { body?: unknown } }[] }) =>
  calls.filter(({ route }) => route === 'PUT /bookings/:id/notes').map(({ args }) => args.body)

test('private notes are saved, and a refusal keeps them', async () => {
  const { state } = await openNotes()
  state.failing.set('PUT /bookings/:id/notes', { code: 'booking_erased' })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('This meeting’s data was deleted')
  expect(screen.getByLabelText<HTMLTextAreaElement>(NOTES).value).toBe('Asked for a discount')
  state.failing.clear()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Notes saved')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  expect(notesSent(state)).toEqual([{ notes: 'Asked for a discount' }, { notes: 'Asked for a discount' }])
})

test('closing a meeting asks what becomes of unsaved notes', async () => {
  const { state, router } = await openNotes()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Leave with unsaved changes?' }))
  fireEvent.click(asked.getByRole('button', { name: 'Save and leave' }))
  await waitFor(() => expect(router.state.location.href).toBe('/scheduled-events'))
  expect(notesSent(state)).toEqual([{ notes: 'Asked for a discount' }])
})
