// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { idOf, iso, NOW } from '../../fixtures/fixture.ts'
import { renderApp } from '../../fixtures/render-app.tsx'
import { BRAND_MARKS } from '../../ui/app-mark/brand-marks.ts'
import { someConnection } from '../connections/fixture.ts'
import { someCalendars } from './fixture.ts'

const path = '/calendar-connections'
const answered = `${path}/google?code=4711&state=abc`
const denied = `${path}/google?error=access_denied&state=abc`
const connected = () => ({ connections: [someConnection(1)], calendars: someCalendars() })

afterEach(() => void vi.restoreAllMocks())

/** Opens the window next to the page, if the browser allows it. */
function openingWindow({ isBlocked = false } = {}) {
  const beside = { location: { href: '' }, close: vi.fn<() => void>() }
  vi.spyOn(window, 'open').mockReturnValue(isBlocked ? null : (beside as unknown as Window))
  return beside
}

test('nothing connected: what it is for, and one action', async () => {
  await renderApp({ path })
  const connect = await screen.findByRole('button', { name: 'Connect Google Calendar' })
  const { google_calendar: mark = '' } = BRAND_MARKS
  expect(connect.closest('li')?.querySelector('path')?.getAttribute('d')).toBe(mark)
})

const head = async (account: string) =>
  (await screen.findByRole('region', { name: account })).querySelector('header')

test('an account is recognized by the mark of its calendar, or by a letter', async () => {
  const accounts = [
    someConnection(1),
    someConnection(2, { provider: 'caldav', account: 'noor@cloud.example' }),
  ]
  await renderApp({ path, state: { connections: accounts, calendars: [] } })
  expect((await head('noor@gmail.example'))?.querySelector('[aria-hidden] path')?.getAttribute('d')).toBe(
    BRAND_MARKS.google_calendar,
  )
  expect((await head('noor@cloud.example'))?.querySelector('[aria-hidden]')?.textContent).toBe('C')
})

test('a server without a registration says what has to be set', async () => {
  await renderApp({
    path,
    state: {
      providers: [
        { id: 'google', gives: ['calendars'], isReady: false, asks: [], needs: ['GOOGLE_CLIENT_ID'] },
      ],
    },
  })
  await screen.findByText('Ask the operator of this server to set GOOGLE_CLIENT_ID.')
  expect(screen.queryByRole('button', { name: 'Connect Google Calendar' })).toBeNull()
})

test('in the trial the form says what opens the stand-in, and fills it in', async () => {
  const trial = { address: 'http://127.0.0.1:4711', user: 'noor', password: 'trial' }
  const asks = ['address', 'user', 'password'] as const
  const { state } = await renderApp({
    path,
    state: {
      providers: [{ id: 'caldav', gives: ['calendars'], isReady: true, asks: [...asks], needs: [], trial }],
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Connect CalDAV' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/^For iCloud, Nextcloud, Fastmail and other servers/)
  await within(dialog).findByText('http://127.0.0.1:4711')
  expect(within(dialog).getByRole('link').getAttribute('href')).toBe('http://127.0.0.1:4711')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fill in' }))
  for (const [label, value] of [
    ['Address', trial.address],
    ['User name', trial.user],
    ['App password', trial.password],
  ] as const)
    expect((await within(dialog).findByLabelText<HTMLInputElement>(label)).value).toBe(value)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Connect CalDAV' }))
  await waitFor(() => expect(state.connections).toHaveLength(1))
})

test.each([
  ['exchange', 'Exchange', 'Password'],
  ['caldav', 'CalDAV', 'App password'],
] as const)('%s is opened with the password that it takes', async (id, name, label) => {
  const asks: ('address' | 'user' | 'password')[] = ['address', 'user', 'password']
  await renderApp({
    path,
    state: { providers: [{ id, gives: ['calendars'], isReady: true, asks, needs: [] }] },
  })
  fireEvent.click(await screen.findByRole('button', { name: `Connect ${name}` }))
  await within(await screen.findByRole('dialog')).findByLabelText(label)
})

test('what blocks time and what gets bookings is chosen', async () => {
  const { state } = await renderApp({ path, state: connected() })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Family' }))
  await waitFor(() => expect(state.calendars.find(({ id }) => id === 'family')?.isBlocking).toBe(true))
  const target = await screen.findByRole('combobox', { name: 'Calendar that receives new events' })
  expect(within(target).queryByRole('option', { name: 'Team' })).toBeNull()
  fireEvent.change(target, { target: { value: `${idOf('connection', 1)} family` } })
  await waitFor(() => expect(state.calendars.find(({ id }) => id === 'family')?.isTarget).toBe(true))
  expect(state.calendars.find(({ id }) => id === 'main')).toMatchObject({ isBlocking: true, isTarget: false })
})

test('whether bookings follow the calendar is chosen', async () => {
  const { state } = await renderApp({ path, state: connected() })
  fireEvent.click(await screen.findByRole('switch', { name: /Sync changes from the calendar/ }))
  await waitFor(() => expect(state.calendarChoices.syncsCancelation).toBe(false))
})

test('what was asked of late is shown, and how it went', async () => {
  await renderApp({ path, state: connected() })
  fireEvent.click(await screen.findByText('Recent checks'))
  expect((await screen.findByText(/Booking added: no response/)).textContent).toContain('4,000 ms')
})

test('tomorrow is shown as the calendars say it', async () => {
  const calendarBusy = [
    {
      start: iso(NOW + 86_400_000),
      end: iso(NOW + 90_000_000),
      connectionId: idOf('connection', 1),
      calendarId: 'main',
      calendar: 'Family',
      title: 'Dentist',
    },
  ]
  await renderApp({ path, state: { ...connected(), calendarBusy } })
  await screen.findByText('Dentist')
})

test('what counts while a calendar cannot be read is chosen', async () => {
  const { state } = await renderApp({ path, state: connected() })
  const choice = await screen.findByRole('combobox', { name: 'When we can’t read noor@gmail.example' })
  fireEvent.change(choice, { target: { value: 'day_busy' } })
  await waitFor(() =>
    expect(state.calendars.find(({ id }) => id === 'main')?.whenUnread).toEqual({
      trustFor: 1_440,
      afterwards: 'busy',
    }),
  )
})

test('disconnecting says before what it means', async () => {
  const { state } = await renderApp({ path, state: connected() })
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/What’s already in the calendar stays there/)
  expect(state.connections).toHaveLength(1)
  fireEvent.click(await dialog.findByRole('button', { name: 'Disconnect' }))
  await screen.findByRole('button', { name: 'Connect Google Calendar' })
  expect(state.connections).toEqual([])
})

test('an account that is to be connected again is told of above every room', async () => {
  const lastFailure = { at: iso(NOW), failure: 'unauthorized' as const }
  const broken = someConnection(1, { health: 'needs_reconnect', lastFailure })
  await renderApp({ path: '/availability', state: { connections: [broken] } })
  const bar = within(await screen.findByRole('region', { name: 'Broken calendar connection' }))
  fireEvent.click(await bar.findByRole('link', { name: 'Reconnect' }))
  await screen.findByRole('button', { name: 'Reconnect' })
})

async function begun() {
  await renderApp({ path })
  fireEvent.click(await screen.findByRole('button', { name: 'Connect Google Calendar' }))
}

test('consent is asked for in a window beside, which says here what came of it and closes', async () => {
  const beside = openingWindow()
  const close = vi.spyOn(window, 'close').mockReturnValue()
  await begun()
  await waitFor(() => expect(beside.location.href).toBe('https://accounts.google.example/consent?state=abc'))
  const { router } = await renderApp({ path: answered })
  await screen.findByRole('heading', { name: 'noor@gmail.example is connected' })
  await waitFor(() => expect(screen.getAllByText('noor@gmail.example is connected')).toHaveLength(2))
  expect(close).toHaveBeenCalledOnce()
  expect(router.state.location.pathname).toBe(`${path}/google`)
})

test('whoever says no in the window is told so here', async () => {
  openingWindow()
  vi.spyOn(window, 'close').mockReturnValue()
  await begun()
  const { state } = await renderApp({ path: denied })
  await screen.findByRole('heading', { name: 'Nothing was connected' })
  await waitFor(() => expect(screen.getAllByText(/You didn’t give access/)).toHaveLength(2))
  expect(state.calls.some(({ route }) => route === 'POST /connections/:provider/finish')).toBe(false)
})

test('where it could not begin the window closes again', async () => {
  const beside = openingWindow()
  const failing = new Map([['POST /connections/:provider/start', { code: 'rate_limited' as const }]])
  await renderApp({ path, state: { failing } })
  fireEvent.click(await screen.findByRole('button', { name: 'Connect Google Calendar' }))
  await waitFor(() => expect(beside.close).toHaveBeenCalledOnce())
})

test('where windows are blocked the page itself leads there and back', async () => {
  openingWindow({ isBlocked: true })
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  await begun()
  await waitFor(() =>
    expect(assign).toHaveBeenCalledWith('https://accounts.google.example/consent?state=abc'),
  )
})

test('what the provider answered is sent once, and leads to the account', async () => {
  const { state } = await renderApp({ path: answered })
  await screen.findByRole('heading', { level: 2, name: 'noor@gmail.example' })
  const sent = state.calls.filter(({ route }) => route === 'POST /connections/:provider/finish')
  expect(sent.map(({ args }) => args)).toEqual([
    { params: { provider: 'google' }, body: { code: '4711', state: 'abc' } },
  ])
})

test('whoever says no is told that nothing has changed', async () => {
  const { state } = await renderApp({ path: denied })
  await screen.findByText('Nothing was connected')
  expect(state.calls.some(({ route }) => route === 'POST /connections/:provider/finish')).toBe(false)
})

test('a calendar that stands at an address is connected by it, and what is no calendar says so', async () => {
  const { state } = await renderApp({ path })
  fireEvent.click(await screen.findByRole('button', { name: 'Connect iCalendar (.ics)' }))
  const address = await screen.findByRole('textbox', { name: 'Address' })
  const dialog = within(await screen.findByRole('dialog'))
  const connect = () => fireEvent.click(dialog.getByRole('button', { name: 'Connect iCalendar (.ics)' }))
  connect()
  await dialog.findByText('This field is required')
  fireEvent.change(address, { target: { value: 'https://calendar.example/nothing' } })
  connect()
  await dialog.findByText(/There’s no calendar at this address/)
  fireEvent.change(address, { target: { value: 'https://calendar.example/family.ics' } })
  connect()
  await screen.findByText(/We only check this calendar for conflicts/)
  expect(state.connections).toMatchObject([{ provider: 'ics' }])
})

test('what of a calendar counts as busy is chosen', async () => {
  const { state } = await renderApp({ path, state: connected() })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Tentative events' }))
  await waitFor(() =>
    expect(state.calendars.find(({ id }) => id === 'main')?.counted).toEqual(['out_of_office']),
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Working elsewhere' }))
  await waitFor(() =>
    expect(state.calendars.find(({ id }) => id === 'main')?.counted).toEqual(['out_of_office', 'elsewhere']),
  )
})

test('a feed link is created and shown once, replaced and turned off', async () => {
  const { state } = await renderApp({ path })
  fireEvent.click(await screen.findByRole('button', { name: 'Create feed link' }))
  await screen.findByRole('heading', { name: 'Copy your feed link now' })
  screen.getByText('https://meet.example.com/api/v1/calendar-feed/secret')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText(/calendar-feed/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Replace link' }))
  const replacing = within(await screen.findByRole('dialog', { name: 'Replace link' }))
  fireEvent.click(replacing.getByRole('button', { name: 'Replace link' }))
  await screen.findByRole('heading', { name: 'Copy your feed link now' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Replace link' })).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Turn off feed' }))
  const ending = within(await screen.findByRole('dialog', { name: 'Turn off feed' }))
  fireEvent.click(ending.getByRole('button', { name: 'Turn off feed' }))
  await screen.findByRole('button', { name: 'Create feed link' })
  expect(state.calendarFeed).toEqual({ createdAt: null })
})
