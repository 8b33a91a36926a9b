// @vitest-environment happy-dom
import { api, roleRefusalOf } from '@scheduling/contract'
import type { Api, Me } from '@scheduling/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ROOMS } from '../../app/rooms.ts'
import { reaches } from '../../data/acting/reach.ts'
import { actingAs, studio } from '../../features/organizations/fixture.ts'
import { renderApp } from '../../fixtures/render-app.tsx'
import { navigationOf, tabsOf } from '../navigation.ts'
import { reachedRooms } from '../reached-rooms.ts'

const ROLES = ['owner', 'admin', 'member'] as const

const namesIn = (label: string) =>
  within(screen.getByRole('navigation', { name: label }))
    .getAllByRole('link')
    .map((link) => link.textContent)

const MEMBERS = ['Event types', 'Scheduled events', 'Organization']
const ADMINS = [
  'Event types',
  'Scheduled events',
  'Videos',
  'Availability',
  'Integrations',
  'Organization',
  'Settings',
]

test.each([
  ['owner', ADMINS],
  ['admin', ADMINS],
  ['member', MEMBERS],
] as const)('the navigation has what the role shows: %s', async (role, names) => {
  await renderApp({ state: actingAs(role) })
  await screen.findByRole('heading', { level: 1, name: 'Event types' })
  expect(namesIn('Main')).toEqual(names)
})

describe.each(ROLES.slice(1))('%s', (role) => {
  const rooms = reachedRooms(ROOMS, actingAs(role).me)
  const seen = [
    ...navigationOf(rooms).map(({ path }) => path),
    ...navigationOf(rooms).flatMap(({ path }) => tabsOf(rooms, path).map((tab) => tab.path)),
  ]

  test.each([...new Set(seen)])('asks for nothing at %s that the server would refuse', async (path) => {
    const { state } = await renderApp({ path, state: actingAs(role) })
    await screen.findAllByRole('heading', { level: 1 })
    await waitFor(() => expect(screen.queryAllByRole('progressbar')).toEqual([]))
    const refused = state.calls.filter(({ route }) => {
      const { action } = api[route as keyof Api]
      return action && !reaches(state.me, action) && roleRefusalOf(route)
    })
    expect(refused.map(({ route }) => route)).toEqual([])
  })
})

test.each([
  ['member', '/settings/branding'],
  ['member', '/settings'],
  ['member', '/analytics'],
  ['member', '/bookingpage/new'],
  ['member', '/upgrade'],
  ['admin', '/upgrade'],
  ['admin', '/upgrade/billing'],
  ['admin', '/settings/export'],
] as const)('%s of an organization is led home from %s', async (role, path) => {
  const { router } = await renderApp({ path, state: actingAs(role) })
  await screen.findByRole('heading', { level: 1, name: 'Event types' })
  expect(router.state.location.pathname).toBe('/')
})

test.each([
  '/clients',
  '/invite',
  '/request-calendar',
  '/weezly-users',
  '/settings/password',
  '/onboard/link',
  '/onboard/calendar',
  '/onboard/ready',
  '/calendar-connections/google?code=1&state=2',
])('%s is said to be in one’s own account, and a button leads there', async (path) => {
  const { session, deps } = await renderApp({ path, state: actingAs('owner') })
  const leaveFor = vi.spyOn(deps.document, 'leaveFor')
  await screen.findByText(/^You’re acting for Studio North\./)
  fireEvent.click(screen.getByRole('button', { name: 'Switch to your account' }))
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(path))
  expect(session.actingFor()).toBeUndefined()
})

test('an entry that the role does not show is not opened on arrival', async () => {
  const { router } = await renderApp({ menuPath: '/settings/branding', state: actingAs('member') })
  await screen.findByRole('heading', { level: 1, name: 'Event types' })
  expect(router.state.location.pathname).toBe('/')
})

test('members see the event types, and can only share them', async () => {
  await renderApp({ state: actingAs('member') })
  const row = within(await screen.findByRole('article', { name: 'Introduction' }))
  expect(row.queryAllByRole('link')).toEqual([])
  expect(row.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Copy link to Introduction',
  ])
  expect(screen.queryByRole('link', { name: 'New event type' })).toBeNull()
})

async function openMenu(name: string) {
  fireEvent.click(await screen.findByRole('button', { name: `${name}’s account` }))
}

test('the account menu leads to an organization, and from then on this tab acts for it', async () => {
  const { session, router } = await renderApp({ path: '/availability', state: { organization: studio } })
  await openMenu('Anna Berg')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Studio North' }))
  await waitFor(() => expect(session.actingFor()).toBe(studio.id))
  expect(router.state.location.pathname).toBe('/')
})

test('and back to one’s own account', async () => {
  const { session } = await renderApp({ state: actingAs('member') })
  await openMenu('Studio North')
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Your account' }))
  await waitFor(() => expect(session.actingFor()).toBeUndefined())
})

test('who is in no organization can create one', async () => {
  await renderApp()
  await openMenu('Anna Berg')
  await screen.findByRole('menuitem', { name: 'Create an organization' })
  expect(screen.queryByText('Switch to')).toBeNull()
})

test('the theme is the person’s, whomever they act for', async () => {
  const { state } = await renderApp({ state: actingAs('member') })
  fireEvent.click(await screen.findByRole('button', { name: 'Light theme' }))
  const saved = state.calls.findLast(({ route }) => route.startsWith('PATCH'))
  expect([saved?.route, saved?.args.headers]).toEqual(['PATCH /settings', { 'acting-for': '' }])
})

const withPlans = (role: (typeof ROLES)[number], more: Partial<Me>) => {
  const { me, organization } = actingAs(role)
  return { me: { ...me, ...more, server: { ...me.server, hasPlans: true } }, organization }
}

test('who cannot pay is not sent back and forth where the plan of the organization has ended', async () => {
  const { router } = await renderApp({
    state: withPlans('member', { account_type: 'basic', plan_type: 'Free' }),
  })
  await screen.findByRole('heading', { level: 1, name: 'Event types' })
  expect(router.state.location.pathname).toBe('/')
})

test.each([
  ['admin', 'Ask to upgrade'],
  ['owner', 'Upgrade'],
] as const)('in the bar of a trial the %s reads “%s”', async (role, text) => {
  await renderApp({ state: withPlans(role, { plan_type: 'business_trial' }) })
  within(await screen.findByRole('region', { name: 'Your trial' })).getByText(text)
})
