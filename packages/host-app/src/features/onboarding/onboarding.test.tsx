// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import type { WorldOptions } from '../../fixtures/world.ts'
import { me } from '../accounts/fixture.ts'
import { someConnection } from '../connections/fixture.ts'

const withPlans = { ...me, server: { ...me.server, hasPlans: true } }
const begun = { ...me, userEmail: 'zoe@example.com', userStatus: 'unverified' as const }

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function typeWhoOneIs() {
  await screen.findByLabelText('Your name')
  type('Your name', 'Zoë Quinn')
  type('Email', 'zoe@example.com')
  type('Password', 'Secret-1')
}

const at = (path: string, options: WorldOptions = {}) =>
  renderApp({ path, ...options, state: { me: begun, ...options.state } })

test('four buttons lead from signing up to a link to copy', async () => {
  const { state, router } = await renderApp({
    path: '/onboard',
    isSignedIn: false,
    state: { me: withPlans, eventTypes: [] },
  })
  await typeWhoOneIs()
  type('Company (optional)', 'Quinn & Co')
  fireEvent.click(screen.getByRole('button', { name: 'Start your trial' }))
  await screen.findByRole('heading', { name: 'Pick your booking link' })
  expect(state.calls.find(({ route }) => route === 'POST /users/register')?.args).toMatchObject({
    body: {
      name: 'Zoë Quinn',
      email: 'zoe@example.com',
      language: 'en',
      weekStart: 'sun',
      timeFormat: '12h',
    },
  })
  expect(state.settings.company).toBe('Quinn & Co')
  expect(state.eventTypes[0]?.slug).toBe('30min')

  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Sync your calendar' })
  expect(state.calls.some(({ route }) => route === 'PUT /settings/link')).toBe(false)
  await screen.findByRole('button', { name: 'Connect Google Calendar' })
  fireEvent.click(screen.getByRole('link', { name: 'Skip for now' }))
  await screen.findByRole('heading', { name: 'Check your email' })
  screen.getByText('meet.example/anna/30min')
  screen.getByRole('button', { name: 'Copy link' })
  expect(router.state.location.pathname).toBe('/onboard/ready')
})

const visit = (path: string) => renderApp({ path, isSignedIn: false })

test('who led here counts on the next visit too, until somebody has signed up', async () => {
  await visit('/onboard?via=dana&invitation=token')
  await screen.findByLabelText('Your name')
  const sent = []
  for (let count = 0; count < 2; count++) {
    cleanup()
    const { state } = await visit('/onboard')
    await typeWhoOneIs()
    fireEvent.click(screen.getByRole('button', { name: 'Create my account' }))
    await screen.findByRole('heading', { name: 'Pick your booking link' })
    sent.push(state.calls.find(({ route }) => route === 'POST /users/register')?.args)
  }
  const [first, second] = sent
  expect(first).toMatchObject({ body: { via: 'dana', invitation: 'token' } })
  expect(second).not.toHaveProperty('body.via')
  expect(second).not.toHaveProperty('body.invitation')
})

test('where accounts have no plans, no trial is spoken of', async () => {
  await renderApp({ path: '/onboard', isSignedIn: false })
  await screen.findByRole('button', { name: 'Create my account' })
  screen.getByText('Includes everything. No expiry.')
  expect(screen.queryByText(/trial/)).toBeNull()
})

test('the checklist and the fields say what is missing', async () => {
  await renderApp({ path: '/onboard', isSignedIn: false, state: { me: withPlans } })
  fireEvent.click(await screen.findByRole('button', { name: 'Start your trial' }))
  expect(await screen.findAllByText('This field is required')).toHaveLength(2)
  screen.getByText('This password doesn’t meet all the rules')
  // A new account has no old password.
  expect(screen.queryByText(/New password/)).toBeNull()
  type('Password', 'Secret')
  expect(screen.getByRole('list', { name: 'A password needs' }).textContent).toContain(
    'At least 8 characters– missingAn uppercase letter– done',
  )
})

test('what was typed stays when a language from right to left is chosen', async () => {
  await renderApp({ path: '/onboard', isSignedIn: false })
  await typeWhoOneIs()
  fireEvent.click(screen.getAllByRole('combobox', { name: 'Language' })[0] as HTMLElement)
  fireEvent.click(await screen.findByRole('option', { name: 'עברית' }))
  const name = await screen.findByLabelText<HTMLInputElement>('השם שלך')
  expect(name.value).toBe('Zoë Quinn')
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Secret-1')
})

test('a link is changed, and nothing is asked first: nobody knows the one before', async () => {
  const { state } = await at('/onboard/link')
  const link = await screen.findByLabelText<HTMLInputElement>('Your booking link')
  expect(link.value).toBe('anna')
  type('Your booking link', 'zq')
  await screen.findByText('Too short. The minimum is 3 characters')
  type('Your booking link', 'zoë')
  await screen.findByText('Use only lowercase letters, numbers, hyphens and underscores')
  type('Your booking link', 'settings')
  await screen.findByText('This word is reserved; choose another')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  type('Your booking link', 'zoe')
  await screen.findByText('This address is available')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Sync your calendar' })
  expect(state.me.link).toBe('zoe')
})

test('a name without a letter for it asks for a link', async () => {
  const { state } = await at('/onboard/link', {
    state: { me: { ...begun, userName: '王伟', link: 'host-2' } },
  })
  const link = await screen.findByLabelText<HTMLInputElement>('Your booking link')
  expect(link.value).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('This field is required')
  type('Your booking link', 'wang-wei')
  await screen.findByText('This address is available')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Sync your calendar' })
  expect(state.me.link).toBe('wang-wei')
})

test('a taken link comes with others', async () => {
  await at('/onboard/link')
  await screen.findByLabelText('Your booking link')
  type('Your booking link', 'taken')
  fireEvent.click(await screen.findByRole('button', { name: 'taken-2' }))
  await screen.findByText('This address is available')
})

test('one that was taken a moment ago is said so at its field, and the step goes on from there', async () => {
  const errors = [{ path: 'link', reason: 'taken', message: 'x' }]
  const failing = new Map([['PUT /settings/link', { code: 'slug_taken' as const, errors }]])
  await at('/onboard/link', { state: { failing } })
  await screen.findByLabelText('Your booking link')
  type('Your booking link', 'wanted')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('This is taken; choose another')
})

test('the link works with the code of the mail', async () => {
  await at('/onboard/ready')
  await screen.findByLabelText('Code from the email')
  expect(screen.queryByRole('link', { name: 'View as an invitee' })).toBeNull()
  type('Code from the email', '111 111')
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByText(/This code is wrong/)
  expect(screen.getByLabelText<HTMLInputElement>('Code from the email').value).toBe('111 111')
  type('Code from the email', '123 456')
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByRole('heading', { name: 'Your booking link is live' })
  screen.getByRole('link', { name: 'View as an invitee' })
  expect(document.activeElement?.textContent).toMatch(/^meet\.example\/anna\//)
})

test('nothing can be copied until the event type of the link is known', async () => {
  const eventTypes = Promise.withResolvers<void>()
  await at('/onboard/ready', { state: { delayed: new Map([['GET /event-types', eventTypes.promise]]) } })
  const copy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Copy link' })
  expect(copy.disabled).toBe(true)
  expect(screen.queryByText('meet.example/anna')).toBeNull()
  eventTypes.resolve()
  await screen.findByText(/^meet\.example\/anna\//)
  expect(copy.disabled).toBe(false)
})

test('its event type and hours are said, and the code to embed it is there', async () => {
  await at('/onboard/ready')
  await screen.findByText(/Mon – Fri/)
  expect(screen.getByText(/data-schedule/).textContent).toContain('https://meet.example/anna/')
  screen.getByRole('button', { name: 'Copy code' })
})

test('another mail can be had, also at another address', async () => {
  const { state } = await at('/onboard/ready')
  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  await screen.findByText(/another email to zoe@example\.com/)
  fireEvent.click(screen.getByRole('button', { name: 'Use another address' }))
  type('Email', 'zoe@example')
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByText('Email format invalid')
  type('Email', 'zoe@quinn.example')
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByText(/another email to zoe@quinn\.example/)
  await screen.findByLabelText('Code from the email')
  const bodies = state.calls.filter(({ route }) => route === 'POST /users/verify/resend')
  expect(bodies.map(({ args }) => args.body)).toEqual([{}, { email: 'zoe@quinn.example' }])
})

test('too many mails are said so', async () => {
  const { state } = await at('/onboard/ready')
  await screen.findByRole('button', { name: 'Send again' })
  state.failing.set('POST /users/verify/resend', { code: 'rate_limited' })
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
  await screen.findByText(/sent enough emails for now/)
})

test('whoever is signed in is led home, and the later steps are for nobody else', async () => {
  const { router } = await renderApp({ path: '/onboard' })
  expect(router.state.location.pathname).toBe('/')
  const { router: other } = await renderApp({ path: '/onboard/link', isSignedIn: false })
  await waitFor(() => expect(other.state.location.pathname).toBe('/onboard'))
})

test('where no calendar can be connected it is said', async () => {
  const off = {
    id: 'google' as const,
    gives: ['calendars' as const],
    isReady: false,
    asks: [],
    needs: ['GOOGLE_CLIENT_ID'],
  }
  await at('/onboard/calendar', { state: { providers: [off] } })
  await screen.findByText(/This server can’t connect calendars yet/)
  screen.getByRole('link', { name: 'Finish' })
})

test('where a calendar is connected the way leads on', async () => {
  const { router } = await at('/onboard/calendar', { state: { connections: [someConnection(1)] } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/onboard/ready'))
})

test('a calendar is connected once the code of the mail was typed, and the step is done', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  vi.spyOn(location, 'assign').mockReturnValue()
  const { state } = await at('/onboard/calendar')
  fireEvent.click(await screen.findByRole('button', { name: 'Connect Google Calendar' }))
  const code = await screen.findByLabelText('Code from the email')
  expect(document.activeElement).toBe(code)
  screen.getByRole('link', { name: 'Skip for now' })
  expect(open).not.toHaveBeenCalled()
  type('Code from the email', '123 456')
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() =>
    expect(state.calls.at(-1)).toMatchObject({
      route: 'POST /connections/:provider/start',
      args: { params: { provider: 'google' } },
    }),
  )
})

test('a calendar at an address is typed in the step itself', async () => {
  const { router } = await at('/onboard/calendar', { state: { me } })
  fireEvent.click(await screen.findByRole('button', { name: 'Connect iCalendar (.ics)' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(await dialog.findByRole('textbox', { name: 'Address' }), {
    target: { value: 'https://calendar.example/family.ics' },
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Connect iCalendar (.ics)' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/onboard/ready'))
})
