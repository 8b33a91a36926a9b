// @vitest-environment happy-dom
import type { Api } from '@scheduling/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { handovers } from '../handovers/fixture.ts'
import { actingAs, askedToOwn, fullStudio, studio } from './fixture.ts'

type Acceptance = Api['POST /organization/accept']['$result']

const rows = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'))
const routesOf = (calls: { route: string }[]) => calls.map(({ route }) => route)

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

test('an organization is created with the link made from its name, and this tab acts for it', async () => {
  const { state, session } = await renderApp({ path: '/organization' })
  await type('Name', 'Atelier Süd')
  fireEvent.click(screen.getByRole('button', { name: 'Create organization' }))
  await waitFor(() => expect(session.actingFor()).toBe(studio.id))
  expect(state.calls.find(({ route }) => route === 'POST /organizations')).toMatchObject({
    args: { body: { name: 'Atelier Süd', link: 'atelier-sued' } },
  })
})

test('who is in organizations sees them, opens one, and creates another only if they own none', async () => {
  const { session } = await renderApp({
    path: '/organization',
    state: { organization: { ...studio, role: 'member' } },
  })
  const row = within(await screen.findByRole('article', { name: 'Studio North' }))
  row.getByText('Member')
  screen.getByRole('heading', { name: 'Create an organization' })
  fireEvent.click(row.getByRole('button', { name: 'Open Studio North' }))
  await waitFor(() => expect(session.actingFor()).toBe(studio.id))
})

test('an owner is not offered a second organization', async () => {
  await renderApp({ path: '/organization', state: { organization: studio } })
  await screen.findByRole('article', { name: 'Studio North' })
  expect(screen.queryByLabelText('Name')).toBeNull()
})

test('a mail’s link acts for its organization and leads on within it', async () => {
  const { session, deps } = await renderApp({
    path: `/organization?of=${studio.id}&next=/integrations/api-keys`,
    state: { organization: studio },
  })
  await waitFor(() => expect(session.actingFor()).toBe(studio.id))
  expect(deps.document.path).toContain('/organization')
})

test('a mail’s link to an organization that somebody has left says so', async () => {
  const { session } = await renderApp({ path: '/organization?of=other', state: { organization: studio } })
  await screen.findByText(/^You’re not a member of this organization\./)
  expect(session.actingFor()).toBeUndefined()
})

test('who acts for the organization of a mail is led on at once', async () => {
  const { router } = await renderApp({
    path: `/organization?of=${studio.id}&next=/availability`,
    state: actingAs('owner', fullStudio),
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/availability'))
})

test('who has joined is told so, and led to their own hours', async () => {
  const { session, deps } = await renderApp({ path: '/organization/joined', state: actingAs('member') })
  const leaveFor = vi.spyOn(deps.document, 'leaveFor')
  await screen.findByRole('heading', { name: 'You joined Studio North' })
  fireEvent.click(screen.getByRole('button', { name: 'Check your hours' }))
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/availability'))
  expect(session.actingFor()).toBeUndefined()
})

test('full seats say so, and somebody who is removed hands their meetings on unless told otherwise', async () => {
  const { state } = await renderApp({
    path: '/organization',
    state: { ...actingAs('admin', { ...fullStudio, seats: 7 }), toCome: { each: 3, all: 12 } },
  })
  await screen.findByText(/^All 7 seats are in use\./)
  await menuOf('Jonas Weber', 'Remove')
  const pool = await screen.findByLabelText<HTMLInputElement>('Assign each to the next host in rotation')
  expect(pool.checked).toBe(true)
  await confirm('Remove Jonas Weber?', 'Remove')
  await screen.findByText('Jonas Weber has been removed')
  expect(state.calls.find(({ route }) => route === 'DELETE /organization/members')).toMatchObject({
    args: { body: { meetings: { kind: 'pool' } } },
  })
})

test('a plan without organizations says so, and how to get them', async () => {
  const failing = new Map([['POST /organizations', { code: 'upgrade_required' as const }]])
  const { session } = await renderApp({ path: '/organization', state: { failing } })
  await type('Name', 'Atelier')
  fireEvent.click(screen.getByRole('button', { name: 'Create organization' }))
  await screen.findAllByText('Please upgrade your plan to access this feature.')
  expect(session.actingFor()).toBeUndefined()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Atelier')
})

test('whoever goes elsewhere while it is created is left there, and acts for themselves', async () => {
  const { state, router, session } = await renderApp({ path: '/organization' })
  await type('Name', 'Atelier')
  const { promise, resolve } = Promise.withResolvers<void>()
  state.wait = promise
  fireEvent.click(screen.getByRole('button', { name: 'Create organization' }))
  await waitFor(() => expect(routesOf(state.calls)).toContain('POST /organizations'))
  await router.navigate({ to: '/tutorials' })
  const before = state.calls.length
  resolve()
  await waitFor(() => expect(routesOf(state.calls.slice(before))).toContain('GET /users/aboutme'))
  expect(router.state.location.pathname).toBe('/tutorials')
  expect(session.actingFor()).toBeUndefined()
})

test('an invitation that another tab has revoked goes from the list', async () => {
  const failing = new Map([
    ['DELETE /organization/invitations/:id', { code: 'invitation_not_found' as const }],
  ])
  const { state } = await renderApp({
    path: '/organization',
    state: { ...actingAs('owner', fullStudio), failing },
  })
  const revoke = await screen.findByRole('button', { name: 'Revoke the invitation to noa@park.example' })
  const before = state.calls.length
  fireEvent.click(revoke)
  fireEvent.click(revoke)
  await screen.findByText('This invitation has been deleted.')
  await waitFor(() => expect(routesOf(state.calls.slice(before))).toContain('GET /organization'))
  expect(routesOf(state.calls).filter((route) => route.startsWith('DELETE'))).toHaveLength(1)
})

test('two clicks create one organization', async () => {
  const { state, router } = await renderApp({ path: '/organization' })
  await type('Name', 'Atelier')
  const create = screen.getByRole('button', { name: 'Create organization' })
  fireEvent.click(create)
  fireEvent.click(create)
  // The next page takes a while.
  state.wait = new Promise(() => undefined)
  await waitFor(() => expect(router.state.isLoading).toBe(true))
  fireEvent.click(create)
  expect(routesOf(state.calls).filter((route) => route === 'POST /organizations')).toHaveLength(1)
})

test('people are invited for a role, and stand among the open invitations', async () => {
  const { state } = await renderApp({ path: '/organization', state: actingAs('admin', fullStudio) })
  await type('Email', ' ada@studio.example ')
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
  await screen.findByText('Your invitation is on its way to ada@studio.example.')
  expect(rows()).toContain('ada@studio.example')
  expect(state.calls.filter(({ route }) => route === 'POST /organization/invitations')).toMatchObject([
    { args: { body: { email: 'ada@studio.example', role: 'member' } } },
  ])
  screen.getByText('Seats in use: 8 of 10. Open invitations count.')
})

test('an invitation is revoked', async () => {
  await renderApp({ path: '/organization', state: actingAs('owner', fullStudio) })
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke the invitation to noa@park.example' }))
  await screen.findByText('Invitation revoked')
  expect(rows()).not.toContain('noa@park.example')
})

test('members see who is there, and neither invitations nor seats', async () => {
  await renderApp({ path: '/organization', state: actingAs('member', fullStudio) })
  const row = within(await screen.findByRole('article', { name: 'Mira Vogel' }))
  row.getByText('Admin')
  expect(rows()).toEqual(['Anna Berg', 'Mira Vogel', 'Jonas Weber', 'Amara Okafor', 'Tomas Lindqvist'])
  expect(screen.queryByLabelText('Email')).toBeNull()
  expect(screen.queryByText(/seats/)).toBeNull()
})

const accepting = (status: Acceptance['data']['status']): Acceptance => ({
  data: {
    status,
    email: 'noa@park.example',
    accept_key: status === 'accepted' ? null : 'accept-key',
    organization_id: studio.id,
  },
})

test.each([
  ['new_register', '/onboard', 'POST /users/register', 'Create my account'],
  ['login', '/login', 'POST /users/login', 'Sign in'],
] as const)(
  '%s ends the session and leads to %s, where the email is fixed',
  async (status, path, route, action) => {
    const acceptance = accepting(status)
    const { router, session, state } = await renderApp({
      path: '/organization/accept?key=key',
      state: { acceptance },
    })
    const email = await screen.findByLabelText<HTMLInputElement>(/^E-?mail/)
    expect([email.value, email.readOnly]).toEqual(['noa@park.example', true])
    expect(session.token()).toBeUndefined()
    await screen.findByText('You’re joining Studio North.')
    expect(router.state.location).toMatchObject({
      pathname: path,
      search: { email: 'noa@park.example', accept_key: 'accept-key' },
    })
    const name = screen.queryByLabelText('Your name')
    if (name) fireEvent.change(name, { target: { value: 'Noa Levi' } })
    await type('Password', 'Correct-horse-1')
    fireEvent.click(screen.getByRole('button', { name: action }))
    await waitFor(() => expect(routesOf(state.calls)).toContain(route))
    const sent = state.calls.find((call) => call.route === route)?.args.body
    expect(sent).toMatchObject({ email: 'noa@park.example', accept_key: 'accept-key' })
  },
)

test('who is signed in by that email acts for the organization from then on', async () => {
  const { session, state } = await renderApp({
    path: '/organization/accept?key=key',
    state: { acceptance: accepting('accepted') },
  })
  await waitFor(() => expect(session.actingFor()).toBe(studio.id))
  expect(session.token()).toBe('token')
  expect(routesOf(state.calls).filter((route) => route === 'POST /organization/accept')).toHaveLength(1)
})

test('a key that does not work any more is said, and leads home', async () => {
  const { router, session } = await renderApp({ path: '/organization/accept?key=other' })
  await screen.findByText('Link expired')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(session.token()).toBe('token')
})

test('another refusal is said on the page, with a way on', async () => {
  const failing = new Map([['POST /organization/accept', { code: 'member_limit_reached' as const }]])
  await renderApp({ path: '/organization/accept?key=key', state: { failing } })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^All seats are taken/)
  screen.getByRole('link', { name: 'Continue' })
})

const menuOf = async (name: string, item: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const confirm = async (dialog: string, action: string) =>
  fireEvent.click(within(await screen.findByRole('dialog', { name: dialog })).getByText(action))

test('a role is changed, and not over what somebody else changed meanwhile', async () => {
  const { state } = await renderApp({ path: '/organization', state: actingAs('admin', fullStudio) })
  await menuOf('Jonas Weber', 'Make admin')
  await screen.findByText(/^Jonas Weber’s role is now: Admin/)
  expect(state.calls.at(-1)).toMatchObject({
    route: 'PATCH /organization/members',
    args: { body: { role: 'admin' }, headers: { 'if-match': expect.stringMatching(/^"/) as string } },
  })
})

test('who manages people hides somebody from the page, who alone shows themselves again', async () => {
  const { state } = await renderApp({ path: '/organization', state: actingAs('admin', fullStudio) })
  await menuOf('Jonas Weber', 'Hide from page')
  await screen.findByText('Jonas Weber is no longer on the page')
  expect(state.organization?.members.filter(({ isShown }) => !isShown).map(({ name }) => name)).toEqual([
    'Jonas Weber',
  ])
  within(screen.getByRole('article', { name: 'Jonas Weber' })).getByText('Not on the page')
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Jonas Weber' }))
  await screen.findByRole('menuitem', { name: 'Remove' })
  expect(screen.queryByRole('menuitem', { name: /page$/ })).toBeNull()
})

test('members hide themselves from the page, and show themselves again', async () => {
  const { state } = await renderApp({ path: '/organization', state: actingAs('member', fullStudio) })
  const me = state.organization?.members.find(({ isMe }) => isMe)?.name ?? ''
  await menuOf(me, 'Hide from page')
  await screen.findByText('Not on the page')
  await menuOf(me, 'Show on page')
  await waitFor(() => expect(screen.queryByText('Not on the page')).toBeNull())
})

test('somebody is removed once that has been confirmed', async () => {
  await renderApp({ path: '/organization', state: actingAs('admin', fullStudio) })
  await menuOf('Jonas Weber', 'Remove')
  await screen.findByText('There are no upcoming meetings.')
  await confirm('Remove Jonas Weber?', 'Remove')
  await screen.findByText('Jonas Weber has been removed')
  expect(rows()).not.toContain('Jonas Weber')
})

test.each([
  ['Jonas Weber keeps them', { kind: 'stay' }],
  ['Assign each to the next host in rotation', { kind: 'pool' }],
  ['Assign all to one person', { kind: 'colleague', member_id: studio.members[0]?.member_id }],
])('before that it is said how many meetings are to come, and asked: %s', async (choice, meetings) => {
  const toCome = { each: 3, all: 12 }
  const { state } = await renderApp({
    path: '/organization',
    state: { ...actingAs('admin', fullStudio), toCome },
  })
  await menuOf('Jonas Weber', 'Remove')
  await screen.findByText('Upcoming meetings: 3')
  fireEvent.click(screen.getByLabelText(choice))
  await confirm('Remove Jonas Weber?', 'Remove')
  await screen.findByText('Jonas Weber has been removed')
  expect(state.calls.find(({ route }) => route === 'DELETE /organization/members')).toMatchObject({
    args: { body: { meetings } },
  })
})

test('the colleague who takes the meetings is found by name, with their picture', async () => {
  const toCome = { each: 3, all: 12 }
  const { state } = await renderApp({
    path: '/organization',
    state: { ...actingAs('admin', fullStudio), toCome },
  })
  const amara = state.organization?.members.find(({ name }) => name === 'Amara Okafor')
  await menuOf('Jonas Weber', 'Remove')
  fireEvent.click(await screen.findByLabelText('Assign all to one person'))
  const field = await screen.findByRole('combobox', { name: 'Colleague' })
  field.focus()
  fireEvent.click(field)
  fireEvent.change(field, { target: { value: 'nobody' } })
  await screen.findByText('Nobody by this name')
  fireEvent.change(field, { target: { value: 'okaf' } })
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Amara Okafor'])
  expect(options[0]?.querySelector('[data-initials]')).not.toBeNull()
  fireEvent.click(options[0]!)
  await confirm('Remove Jonas Weber?', 'Remove')
  await screen.findByText('Jonas Weber has been removed')
  expect(state.calls.find(({ route }) => route === 'DELETE /organization/members')).toMatchObject({
    args: { body: { meetings: { kind: 'colleague', member_id: amara?.member_id } } },
  })
})

test('what nobody has taken over is listed for those who manage people, with the reason', async () => {
  await renderApp({ path: '/organization', state: { ...actingAs('admin', fullStudio), handovers } })
  await screen.findByRole('heading', { name: 'Meetings that need a new host' })
  const list = within(screen.getByRole('region', { name: 'Meetings that need a new host' }))
  expect(list.getAllByRole('article')).toHaveLength(handovers.length)
  for (const reason of [
    'Mira Vogel isn’t free at this time.',
    'Nobody else is free at this time.',
    'Mira Vogel doesn’t host this event type.',
    'Nobody else hosts this event type.',
    'Looking for someone who is free',
  ])
    list.getByText(reason)
  const [link] = list.getAllByRole('link')
  expect(link?.getAttribute('href')).toBe(`/scheduled-events?booking=${handovers[0]?.bookingId}`)
})

test('a meeting of somebody whose account was deleted says so', async () => {
  const [first] = handovers
  if (!first) throw new Error('there is none')
  const state = { ...actingAs('admin', fullStudio), handovers: [{ ...first, person: '', to: '' }] }
  await renderApp({ path: '/organization', state })
  await screen.findByText('The host’s account was deleted')
  screen.getByText('Nobody else is free at this time.')
})

test.each(['upgrade_required', 'exist_member_total'] as const)(
  'that the next owner’s plan is too small is said of them: %s',
  async (code) => {
    const failing = new Map([['POST /organization/transfer', { code }]])
    await renderApp({ path: '/organization', state: { ...actingAs('owner', fullStudio), failing } })
    await menuOf('Mira Vogel', 'Transfer ownership')
    await confirm('Ask Mira Vogel to own this organization?', 'Send request to Mira Vogel')
    await screen.findByText('Mira Vogel’s plan doesn’t cover this organization. Ask them to upgrade first.')
  },
)

test('the owner asks somebody to own it, and can withdraw that', async () => {
  const { state } = await renderApp({ path: '/organization', state: actingAs('owner', fullStudio) })
  await menuOf('Mira Vogel', 'Transfer ownership')
  await confirm('Ask Mira Vogel to own this organization?', 'Send request to Mira Vogel')
  const region = within(await screen.findByRole('region', { name: 'Transfer of ownership' }))
  region.getByText(/^You asked Mira Vogel to own this organization\. They can accept until /)
  expect(state.organization?.role).toBe('owner')
  fireEvent.click(region.getByRole('button', { name: 'Withdraw request' }))
  await screen.findByText('Request withdrawn')
  expect(screen.queryByRole('region', { name: 'Transfer of ownership' })).toBeNull()
})

test.each([
  ['Accept ownership', 'You’re the owner now', 'owner'],
  ['Decline', 'You declined. We’ve emailed Tomas Lindqvist.', 'member'],
] as const)('who is asked reads what it means, and answers with a click: %s', async (button, done, role) => {
  const { state } = await renderApp({ path: '/organization', state: askedToOwn() })
  const name = 'Tomas Lindqvist asked you to own this organization'
  const region = within(await screen.findByRole('region', { name }))
  region.getByText(/you own this organization and pay for it/)
  expect(routesOf(state.calls).filter((route) => !route.startsWith('GET '))).toEqual([])
  fireEvent.click(region.getByRole('button', { name: button }))
  await screen.findByText(done)
  expect(screen.queryByRole('region', { name })).toBeNull()
  expect(state.organization?.role).toBe(role)
})

test.each([
  ['transfer_not_found', 'This request is no longer open.'],
  ['upgrade_required', 'Your plan doesn’t cover this organization. Upgrade your own plan first.'],
  ['owns_organization', 'You own an organization. Transfer or delete it first.'],
] as const)('why it cannot be accepted is said: %s', async (code, said) => {
  const failing = new Map([['POST /organization/transfer/accept', { code }]])
  await renderApp({ path: '/organization', state: { ...askedToOwn(), failing } })
  fireEvent.click(await screen.findByRole('button', { name: 'Accept ownership' }))
  await screen.findByText(said)
})

test('members leave once that has been confirmed, and say who takes their meetings', async () => {
  const { session, state } = await renderApp({
    path: '/organization',
    state: { ...actingAs('member', fullStudio), toCome: { each: 1, all: 12 } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Leave organization' }))
  fireEvent.click(await screen.findByLabelText('Assign each to the next host in rotation'))
  await confirm('Leave this organization?', 'Leave organization')
  await waitFor(() => expect(session.actingFor()).toBeUndefined())
  expect(state.calls.find(({ route }) => route === 'POST /organization/leave')).toMatchObject({
    args: { body: { meetings: { kind: 'pool' } } },
  })
})

test('nobody leaves before it is known which meetings they have', async () => {
  const { state } = await renderApp({
    path: '/organization',
    state: {
      ...actingAs('member', fullStudio),
      failing: new Map([['GET /organization/meetings-to-come', { code: 'unavailable' as const }]]),
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Leave organization' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave this organization?' }))
  await dialog.findByRole('button', { name: 'Try again' })
  fireEvent.click(dialog.getByRole('button', { name: 'Leave organization' }))
  expect(routesOf(state.calls)).not.toContain('POST /organization/leave')
})

test('the owner deletes the organization by typing its link', async () => {
  const { session, state } = await renderApp({ path: '/organization', state: actingAs('owner', fullStudio) })
  await type('Type studio-north to confirm', 'studio')
  fireEvent.click(screen.getByRole('button', { name: 'Delete organization' }))
  await screen.findByText('This isn’t the link of the organization')
  expect(routesOf(state.calls)).not.toContain('DELETE /organization')
  await type('Type studio-north to confirm', 'studio-north')
  fireEvent.click(screen.getByRole('button', { name: 'Delete organization' }))
  await waitFor(() => expect(session.actingFor()).toBeUndefined())
})

test('upcoming meetings are canceled with it once that is confirmed too', async () => {
  const { session, state } = await renderApp({
    path: '/organization',
    state: { ...actingAs('owner', fullStudio), toCome: { each: 1, all: 12 } },
  })
  await type('Type studio-north to confirm', 'studio-north')
  const box = await screen.findByLabelText('Cancel all upcoming meetings: 12')
  fireEvent.click(screen.getByRole('button', { name: 'Delete organization' }))
  await screen.findByText('Confirm that these meetings are canceled')
  expect(routesOf(state.calls)).not.toContain('DELETE /organization')
  fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: 'Delete organization' }))
  await waitFor(() => expect(session.actingFor()).toBeUndefined())
  expect(state.calls.find(({ route }) => route === 'DELETE /organization')).toMatchObject({
    args: { body: { cancel_meetings: true } },
  })
})

test('an address in no mail is not found', async () => {
  await renderApp({ path: '/organization/nothing?key=key' })
  await screen.findByRole('heading', { name: 'Page not found' })
  screen.getByRole('navigation', { name: 'Main' })
})

const mailedRequest = {
  kind: 'upgrade' as const,
  eventType: null,
  name: 'Jonas',
  endsAt: '2026-12-01T00:00:00Z',
  organization: { id: studio.id, name: studio.name },
  answer: null,
}

test('the link about a request answers nothing until a button is pressed', async () => {
  const { state, session } = await renderApp({
    path: '/organization/request?key=key',
    state: { mailedRequest },
  })
  await screen.findByText('Jonas requested an upgrade of Studio North.')
  expect(routesOf(state.calls).filter((route) => route.startsWith('POST '))).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }))
  await screen.findByRole('button', { name: 'Choose a plan' })
  expect(session.actingFor()).toBe(studio.id)
})

test('an invitation that finds no seat opens the lock of the feature, and keeps the address', async () => {
  const failing = new Map([['POST /organization/invitations', { code: 'upgrade_required' as const }]])
  const { me, organization } = actingAs('owner', fullStudio)
  const more = {
    server: { ...me.server, hasPlans: true },
    configs: [{ slug: 'organization', data: 'yes', popup: 'organization' }],
    upgrade_popups: [{ id: 'organization', html: 'More people come with <b>more seats</b>.' }],
  }
  await renderApp({ path: '/organization', state: { me: { ...me, ...more }, organization, failing } })
  await type('Email', 'new@park.example')
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Not in your plan' }))
  dialog.getByRole('button', { name: 'Upgrade Now' })
  await dialog.findByText('more seats')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'new@park.example')
})

test('an email of the organization waits for its link, and is confirmed by a click', async () => {
  const { state } = await renderApp({ path: '/organization', state: actingAs('owner') })
  await type('Email for invitations', 'hello@studio.example')
  fireEvent.click(screen.getByRole('button', { name: 'Send confirmation link' }))
  await screen.findByText(/^Not confirmed yet: hello@studio\.example/)
  expect(screen.queryByText('Until you confirm an email, invitations show ours.')).toBeNull()
  expect(screen.getByLabelText('Email for invitations')).toHaveProperty('value', '')
  const { organization } = state
  const mailed = await renderApp({ path: '/organization/email?key=key', state: { organization } })
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm email' }))
  await screen.findByText('Invitees of Studio North now see hello@studio.example in calendar invitations.')
  expect(routesOf(mailed.state.calls)).toContain('POST /organization/email/confirm')
  expect(mailed.state.organization?.email).toBe('hello@studio.example')
})

test('the email that waits is canceled, and the confirmed one removed, each by itself', async () => {
  const [email, waiting] = ['hello@studio.example', 'team@studio.example']
  const pendingEmail = { email: waiting, until: '2027-03-08T08:00:00.000Z' }
  const emails = async () => {
    await renderApp({ path: '/organization', state: actingAs('owner', { ...studio, email, pendingEmail }) })
    await screen.findByText(`Invitees see ${email} in calendar invitations.`)
    screen.getByText(/^Not confirmed yet: team@studio\.example/)
  }
  await emails()
  fireEvent.click(screen.getByRole('button', { name: `Cancel ${waiting}` }))
  await screen.findByText(`The link we sent to ${waiting} no longer works.`)
  screen.getByText(`Invitees see ${email} in calendar invitations.`)
  expect(screen.queryByText(/^Not confirmed yet/)).toBeNull()
  cleanup()
  await emails()
  fireEvent.click(screen.getByRole('button', { name: 'Remove email' }))
  await screen.findByText('Email removed')
  screen.getByText(/^Not confirmed yet: team@studio\.example/)
  expect(screen.queryByText(/^Invitees see hello/)).toBeNull()
})

test('a link that has ended says so, and members are not asked for an email', async () => {
  await renderApp({ path: '/organization/email?key=other', state: actingAs('owner') })
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm email' }))
  await screen.findByText('Link expired')
  await renderApp({ path: '/organization', state: actingAs('member') })
  await screen.findByRole('heading', { name: 'People' })
  expect(screen.queryByLabelText('Email for invitations')).toBeNull()
})
