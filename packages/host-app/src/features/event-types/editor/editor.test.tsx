// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
// The preview's code, which comes when it is shown: how long that takes is no matter of these tests.
import '@scheduling/booking-ui'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { idOf } from '../../../fixtures/fixture.ts'
import { someConnection } from '../../connections/fixture.ts'
import { eventTypes } from '../fixture.ts'

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } })
const focus = (section: string) => fireEvent.focus(document.querySelector(`#${section} > summary`)!)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const previewMenu = () => screen.getByRole('complementary', { name: /Preview/ })
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create event type' }))

test('a new one is added and stays open', async () => {
  const { state, router } = await renderApp({ path: '/bookingpage/new' })
  await type('Name', 'Team Intro')
  expect((await field('URL slug')).value).toBe('team-intro')
  await type('Description', 'Meet the team')
  fireEvent.click(screen.getByRole('button', { name: 'Add a location' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Zoom' }))
  create()
  await waitFor(() =>
    expect(state.eventTypes[0]).toMatchObject({ slug: 'team-intro', locations: [{ kind: 'zoom' }] }),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe(`/bookingpage/${state.eventTypes[0]?.id}`))
  // The preview has it, too.
  await screen.findAllByRole('heading', { name: 'Team Intro' })
})

test('a name is enough: description and location stand there, and can be seen', async () => {
  const { state } = await renderApp({ path: '/bookingpage/new' })
  await type('Name', 'Team Intro')
  expect((await field('Description')).value).toBe('Pick a time that works for you.')
  expect((await field('Custom')).value).toBe('I’ll email you the details')
  create()
  await waitFor(() =>
    expect(state.eventTypes[0]).toMatchObject({
      slug: 'team-intro',
      description: 'Pick a time that works for you.',
      locations: [{ kind: 'custom', value: 'I’ll email you the details' }],
    }),
  )
})

test('a Hebrew name proposes an address', async () => {
  await renderApp({ path: '/bookingpage/new' })
  await type('Name', 'פגישת היכרות')
  expect((await field('URL slug')).value).toBe('pgisht-hikrot')
})

const connected = {
  connections: [someConnection(1)],
  rooms: [{ kind: 'google_meet' as const, connectionId: idOf('connection', 1) }],
}

test('a connected account makes the room: it is proposed, named, and no link is asked for', async () => {
  const { state } = await renderApp({ path: '/bookingpage/new', state: connected })
  await screen.findByText(/noor@gmail.example makes a link for each meeting/)
  expect(screen.queryByLabelText(/Your meeting link/)).toBeNull()
  focus('location')
  await screen.findByRole('link', { name: 'Join the meeting' })
  await type('Name', 'Team Intro')
  create()
  await waitFor(() => expect(state.eventTypes[0]).toMatchObject({ locations: [{ kind: 'google_meet' }] }))
})

const link = () => screen.getByLabelText<HTMLInputElement>('Google Meet: Your meeting link (optional)')

test('a link of the host’s own can take the place of the room, and stays while it is typed anew', async () => {
  const { state } = await renderApp({ path: `/bookingpage/${idOf('event', 1)}`, state: connected })
  fireEvent.click(await screen.findByRole('button', { name: 'Use my own link' }))
  expect(document.activeElement).toBe(link())
  fireEvent.change(link(), { target: { value: 'https://x' } })
  fireEvent.change(link(), { target: { value: '' } })
  fireEvent.change(link(), { target: { value: 'example.org/room' } })
  fireEvent.blur(link())
  expect(link().value).toBe('https://example.org/room')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Event updated')
  expect(state.eventTypes[0]?.locations).toEqual([{ kind: 'google_meet', url: 'https://example.org/room' }])
})

test('an account that has to be connected again says so instead of promising links', async () => {
  const broken = { ...connected, connections: [someConnection(1, { health: 'needs_reconnect' })] }
  await renderApp({ path: `/bookingpage/${idOf('event', 1)}`, state: broken })
  await waitFor(() => expect(document.querySelector('#location')).not.toBeNull())
  const location = within(document.querySelector<HTMLElement>('#location')!)
  await location.findByText(/so that it can make links/)
  expect(location.getByRole('link').getAttribute('href')).toBe('/calendar-connections')
})

test('whoever makes a new one can type its name at once', async () => {
  const { router } = await renderApp({ path: '/' })
  fireEvent.click(await screen.findByRole('link', { name: 'New event type' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookingpage/new'))
  await waitFor(async () => expect(document.activeElement).toBe(await field('Name')))
})

test('what is missing is said beside the field, and the focus goes there', async () => {
  await renderApp({ path: '/bookingpage/new' })
  await type('Name', 'Team Intro')
  await type('Description', '')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Custom' }))
  create()
  await waitFor(async () => expect(document.activeElement).toBe(await field('Description')))
  screen.getByText('This field is required')
  expect(screen.getByRole('alert').textContent).toBe('One location must be selected')
})

test('what has to be filled in says so', async () => {
  await renderApp({ path: '/bookingpage/new' })
  for (const name of ['Name', 'URL slug', 'Description'])
    expect((await field(name)).getAttribute('aria-required')).toBe('true')
})

test('a field is checked after it was left once', async () => {
  await renderApp({ path: '/bookingpage/new' })
  await type('URL slug', 'ab')
  expect(screen.queryByText('Too short. The minimum is 3 characters')).toBeNull()
  fireEvent.blur(await field('URL slug'))
  await screen.findByText('Too short. The minimum is 3 characters')
  await type('URL slug', 'abc')
  expect(screen.queryByText('Too short. The minimum is 3 characters')).toBeNull()
})

test('an address of another event type is refused while typing', async () => {
  await renderApp({ path: `/bookingpage/${idOf('event', 1)}` })
  await type('URL slug', 'demo')
  await screen.findByText('This address is taken')
})

test('only what changed is sent', async () => {
  const { state } = await renderApp({ path: `/bookingpage/${idOf('event', 1)}` })
  await type('Name', 'First talk')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Event updated')
  expect(state.calls.findLast(({ route }) => route === 'PATCH /event-types/:id')?.args.body).toEqual({
    name: 'First talk',
  })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).closest('[inert]')).not.toBeNull())
})

test('a switch makes one secret', async () => {
  const { state } = await renderApp({ path: `/bookingpage/${idOf('event', 1)}` })
  fireEvent.click(await screen.findByRole('switch', { name: /^Secret/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Event updated')
  expect(state.calls.findLast(({ route }) => route === 'PATCH /event-types/:id')?.args.body).toEqual({
    isSecret: true,
  })
})

test('what its page says while it is off can be written once it is off', async () => {
  const { state } = await renderApp({ path: `/bookingpage/${idOf('event', 1)}` })
  await field('Name')
  expect(screen.queryByLabelText('Message when it’s off')).toBeNull()
  fireEvent.click(screen.getByRole('switch', { name: 'On' }))
  await type('Message when it’s off', 'On leave.\nBack in June.')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Event updated')
  expect(state.eventTypes[0]).toMatchObject({ isOn: false, offText: 'On leave.\nBack in June.' })
  // It stays in sight while it is on again, so that nobody forgets it.
  fireEvent.click(screen.getByRole('switch', { name: 'Off' }))
  expect((await field('Message when it’s off')).value).toBe('On leave.\nBack in June.')
})

test('what the server refuses is shown at its field', async () => {
  const { state } = await renderApp({ path: `/bookingpage/${idOf('event', 1)}` })
  await type('Name', 'First talk')
  state.failing.set('PATCH /event-types/:id', {
    code: 'invalid_input',
    errors: [{ path: 'description', reason: 'required', message: 'This field is required' }],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('This field is required')
  await waitFor(async () => expect(document.activeElement).toBe(await field('Description')))
})

test('what somebody else changed is never overwritten unasked', async () => {
  const { state } = await renderApp({ path: `/bookingpage/${idOf('event', 1)}` })
  await type('Name', 'Mine')
  const [first, ...others] = state.eventTypes
  const [change, ...before] = state.activity
  state.activity = [{ ...change!, subjectId: first!.id, browser: 'Safari', system: 'iPhone' }, ...before]
  state.eventTypes = [{ ...first!, name: 'Theirs', description: 'Theirs too' }, ...others]
  state.failing.set('PATCH /event-types/:id', { code: 'changed_meanwhile' })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Changed in another tab or by someone else: Name/)
  await screen.findByText(/The change came from Safari on iPhone\.$/)
  // The save button may be far below.
  expect(document.activeElement?.textContent).toMatch(/^Changed in another tab/)
  expect(screen.queryByText(/check it and save again/)).toBeNull()
  expect((await field('Description')).value).toBe('Theirs too')
  expect((await field('Name')).value).toBe('Mine')
  state.failing.clear()
  fireEvent.click(screen.getByRole('button', { name: 'Keep my version' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(state.eventTypes[0]).toMatchObject({ name: 'Mine', description: 'Theirs too' }))
})

test('a change that came from a device like this one is said to be that, or another tab', async () => {
  const { state } = await renderApp({ path: `/bookingpage/${idOf('event', 1)}` })
  await type('Name', 'Mine')
  const [first, ...others] = state.eventTypes
  const [change, ...before] = state.activity
  state.activity = [{ ...change!, subjectId: first!.id, browser: 'Firefox', system: 'Linux' }, ...before]
  state.eventTypes = [{ ...first!, name: 'Theirs' }, ...others]
  state.failing.set('PATCH /event-types/:id', { code: 'changed_meanwhile' })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/Firefox on Linux, in another tab or on a device like this one\.$/)
})

test('the preview follows the section being edited', async () => {
  await renderApp({ path: `/bookingpage/${idOf('event', 1)}` })
  const preview = await screen.findByRole('complementary', { name: 'Preview' })
  focus('questions')
  await within(preview).findByText('Your details')
  focus('confirmation')
  await within(preview).findByText('You are booked')
  focus('basics')
  await waitFor(() => expect(within(preview).queryByText('You are booked')).toBeNull())
})

test('a text that is too long is told by how much', async () => {
  await renderApp({ path: '/bookingpage/new' })
  await type('Name', 'x'.repeat(121))
  fireEvent.blur(await field('Name'))
  await screen.findByText('Too long: 121 characters, at most 120')
})

test('what was typed survives a reload', async () => {
  await renderApp({ path: `/bookingpage/${idOf('event', 1)}` })
  await type('Name', 'Half typed')
  cleanup()
  await renderApp({ path: `/bookingpage/${idOf('event', 1)}` })
  expect((await field('Name')).value).toBe('Half typed')
  screen.getByText('We kept what you typed. It isn’t saved yet.')
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect((await field('Name')).value).toBe('Introduction')
})

test('leaving with unsaved changes is asked about', async () => {
  const { router } = await renderApp({ path: `/bookingpage/${idOf('event', 1)}` })
  await type('Name', 'Half typed')
  fireEvent.click(screen.getByRole('link', { name: 'Availability' }))
  await screen.findByText('Leave with unsaved changes?')
  fireEvent.click(screen.getByRole('button', { name: 'Save and leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/availability'))
})

test('logging out with unsaved changes says that they go', async () => {
  const { router, session } = await renderApp({ path: `/bookingpage/${idOf('event', 1)}` })
  await type('Name', 'Half typed')
  void router.navigate({ to: '/logout' })
  await screen.findByText(/we delete what you typed/)
  expect(session.token()).toBe('token')
  fireEvent.click(screen.getByRole('button', { name: 'Sign out and discard changes' }))
  await waitFor(() => expect(session.token()).toBeUndefined())
})

test('a gray time says every reason and leads to the setting', async () => {
  await renderApp({ path: `/bookingpage/${idOf('event', 1)}` })
  fireEvent.click(await screen.findByLabelText('Why isn’t a time available?', { selector: 'input' }))
  fireEvent.click(await screen.findByRole('button', { name: '08:00, not free' }))
  await screen.findByText(/It’s outside your working hours/)
  screen.getByText(/It’s in the past/)
  fireEvent.click(screen.getByRole('button', { name: 'Availability' }))
  await waitFor(() => expect(document.querySelector<HTMLDetailsElement>('#availability')?.open).toBe(true))
})

test('an event type that is gone leads back', async () => {
  await renderApp({ path: '/bookingpage/nobody' })
  await screen.findByText('This event type doesn’t exist')
})

test('a length that is no whole number of hours is said in minutes', async () => {
  await renderApp({ path: '/bookingpage/new' })
  fireEvent.click(await screen.findByRole('button', { name: '1 hr' }))
  fireEvent.click(screen.getByRole('button', { name: '45 min' }))
  const duration = screen.getByLabelText<HTMLInputElement>('Duration', { selector: 'input' })
  // The number is drawn after its unit.
  await waitFor(() => expect(duration.value).toBe('45'))
})

test('an emptied number stays empty for the next digit', async () => {
  await renderApp({ path: '/bookingpage/new' })
  await type('Buffer before', '')
  expect((await field('Buffer before')).value).toBe('')
  await type('Buffer before', '25')
  expect((await field('Buffer before')).value).toBe('25')
  await type('Buffer before', '')
  fireEvent.blur(await field('Buffer before'))
  expect((await field('Buffer before')).value).toBe('0')
})

test('whether invitees confirm their address first is a switch, and stands in the summary', async () => {
  const { state } = await renderApp({ path: `/bookingpage/${idOf('event', 1)}` })
  fireEvent.click(await screen.findByRole('switch', { name: /^Confirm email address first/ }))
  await screen.findByText('Show our confirmation page · email confirmation required')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(state.eventTypes[0]?.confirmEmail).toBe(true))
})

test('who approves each booking says until when, and what happens without an answer', async () => {
  const { state } = await renderApp({ path: `/bookingpage/${idOf('event', 1)}` })
  fireEvent.click(await screen.findByRole('switch', { name: /^Require your approval/ }))
  await screen.findByText('Show our confirmation page · approval required')
  await type('Hours to answer', '337')
  fireEvent.blur(await field('Hours to answer'))
  await screen.findByText('Enter a whole number from 1 to 336')
  await type('Hours to answer', '24')
  fireEvent.click(screen.getByRole('radio', { name: 'Approve the request' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(state.eventTypes[0]?.approval).toEqual({ hours: 24, unanswered: 'accept' }))
})

test('the focus goes to what was added: a location, a question, an answer', async () => {
  await renderApp({ path: '/bookingpage/new' })
  fireEvent.click(await screen.findByRole('button', { name: 'Add a location' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Address' }))
  await waitFor(async () => expect(document.activeElement).toBe(await field('Address')))
  fireEvent.click(screen.getByRole('button', { name: 'Add a question' }))
  await waitFor(async () => expect(document.activeElement).toBe(await field('Question')))
})

test('answers: Enter adds one, pasted lines are several, and only the empty one is marked', async () => {
  const questions = [{ id: 'a', type: 'dropdown' as const, label: 'Size', required: false, options: ['S'] }]
  const [first, ...others] = eventTypes
  await renderApp({
    path: `/bookingpage/${idOf('event', 1)}#questions`,
    state: { eventTypes: [{ ...first!, questions }, ...others] },
  })
  fireEvent.keyDown(await field('Answer 1'), { key: 'Enter' })
  await waitFor(async () => expect(document.activeElement).toBe(await field('Answer 2')))
  fireEvent.blur(await field('Answer 2'))
  await screen.findByText('An answer is empty. Fill it in or remove it.')
  expect((await field('Answer 1')).getAttribute('aria-invalid')).not.toBe('true')
  expect((await field('Answer 2')).getAttribute('aria-invalid')).toBe('true')
  fireEvent.paste(await field('Answer 2'), { clipboardData: { getData: () => 'M\n L \n\nXL' } })
  expect((await field('Answer 4')).value).toBe('XL')
  expect((await field('Answer 3')).value).toBe('L')
})

test('the preview is open until it is closed, and this device keeps which, for every editor', async () => {
  localStorage.clear()
  await renderApp({ path: `/bookingpage/${idOf('event', 1)}` })
  await field('Name')
  await within(previewMenu()).findByText('What invitees will see. You can’t book anything here.')
  press('Hide preview')
  expect(within(previewMenu()).queryByRole('figure')).toBeNull()
  cleanup()

  await renderApp({ path: '/settings/branding' })
  await screen.findByRole('button', { name: 'Show preview' })
  expect(screen.queryByRole('figure')).toBeNull()
  press('Show preview')
  screen.getByRole('figure')
  expect(localStorage.getItem('scheduling.preview-menu')).toBe('open')
})

test('whoever saves once more while that is on its way reads so, and it is sent once', async () => {
  const { state } = await renderApp({ path: `/bookingpage/${idOf('event', 1)}` })
  await type('Name', 'First talk')
  const { promise, resolve } = Promise.withResolvers<void>()
  state.wait = promise
  press('Save')
  fireEvent.submit((await field('Name')).form!)
  await screen.findByText('Request in progress')
  resolve()
  await screen.findByText('Event updated')
  expect(state.calls.filter(({ route }) => route === 'PATCH /event-types/:id')).toHaveLength(1)
})

test('a room that no connected account makes says so, and leads to where it is connected', async () => {
  await renderApp({ path: '/bookingpage/new' })
  fireEvent.click(await screen.findByRole('button', { name: 'Add a location' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Zoom' }))
  await screen.findByText('Zoom is not connected', { exact: false })
  expect(screen.getByRole('link', { name: 'Connect Zoom' }).getAttribute('href')).toBe('/integrations/zoom')
})

test('without a connected calendar, the hours say so, and lead to where one is connected', async () => {
  const { router } = await renderApp({ path: '/bookingpage/new#availability' })
  await screen.findByText('No calendar is connected.', { exact: false })
  fireEvent.click(screen.getByRole('link', { name: 'Connect a calendar' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/calendar-connections'))
})
