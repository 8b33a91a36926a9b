// @vitest-environment happy-dom
import { api, needsPlan } from '@scheduling/contract'
import type { Api } from '@scheduling/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ROOMS } from '../../app/rooms.ts'
import { NOW } from '../../fixtures/fixture.ts'
import { renderApp } from '../../fixtures/render-app.tsx'
import { me } from '../accounts/fixture.ts'
import type { Room } from '../../shell/room.ts'
import { branding } from '../branding/fixture.ts'
import { campaignOf } from '../campaigns/fixture.ts'
import { videoLimits } from '../videos/fixture.ts'

const server = { ...me.server, hasPlans: true }
const onTrial = {
  ...me,
  server,
  plan_type: 'entry_trial',
  trial_end: Date.parse('2026-12-01T00:00:00Z') / 1_000,
}

test('an account on trial is told so above every room, and asks for more over the page', async () => {
  const { state } = await renderApp({ path: '/availability', state: { me: onTrial } })
  const bar = within(await screen.findByRole('region', { name: 'Your trial' }))
  bar.getByText('You are on Weezly trial. Please upgrade your account now.')
  fireEvent.click(bar.getByRole('button', { name: 'Upgrade' }))
  const dialog = within(await screen.findByRole('dialog', { name: /please upgrade your account/ }))
  dialog.getByText('Trial until Tuesday, December 1')
  fireEvent.click(dialog.getByRole('button', { name: 'Ask to upgrade' }))
  await dialog.findByText('This field is required')
  fireEvent.change(dialog.getByLabelText('What do you need?'), { target: { value: 'More seats' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Ask to upgrade' }))
  await screen.findByText('Thank you. Your message is on its way.')
  expect(state.calls.at(-1)).toEqual({
    route: 'POST /feedback',
    args: { body: { message: 'More seats', page: '/upgrade' } },
  })
})

test('on Black Friday its bar says what is saved, and until when', async () => {
  const blackFridayEnds = Date.parse('2026-12-01T00:00:00Z') / 1_000
  const friday = { ...onTrial, server: { ...onTrial.server, blackFridayEnds } }
  await renderApp({ path: '/availability', state: { me: friday } })
  const bar = within(await screen.findByRole('region', { name: 'Your trial' }))
  await bar.findByText(/^Black Friday: save 40 % on Growth for the first 3 months, until .*December 1, 2026/)
  bar.getByRole('button', { name: 'Upgrade' })
})

test('where there are no plans nobody is told to upgrade', async () => {
  await renderApp({ path: '/upgrade', state: { me: { ...onTrial, server: me.server } } })
  await screen.findByText('Everything is included')
  expect(screen.queryByRole('region', { name: 'Your trial' })).toBeNull()
})

const basic = {
  ...onTrial,
  account_type: 'basic' as const,
  plan_type: 'Free',
  trial_end: Date.parse('2026-11-20T00:00:00Z') / 1_000,
}

test('a basic account is led to the upgrade from everywhere, but for its settings', async () => {
  const { router } = await renderApp({ path: '/availability', state: { me: basic } })
  await screen.findByText('Your trial ended on Friday, November 20')
  expect(router.state.location.pathname).toBe('/upgrade')
  await router.navigate({ to: '/settings/password' })
  await screen.findByRole('heading', { name: 'Password and sessions' })
  await router.navigate({ to: '/scheduled-events' })
  expect(router.state.location.pathname).toBe('/upgrade')
})

test.each([
  '/',
  '/invite',
  '/onboard/link',
  '/onboard/calendar',
  '/onboard/ready',
  '/calendar-connections/google?code=1&state=2',
  '/weezly-connect-billing',
  '/weezly-connect-upgrade',
])('also from %s', async (path) => {
  const { router } = await renderApp({ path, state: { me: basic } })
  await screen.findByText('Your trial ended on Friday, November 20')
  expect(router.state.location.pathname).toBe('/upgrade')
})

const rooms: readonly Room[] = ROOMS
const settings = rooms
  .flatMap(({ tabs = [] }) => tabs)
  .filter(({ of }) => of === '/settings')
  .map(({ path }) => path)

test.each(['/upgrade', ...settings])(
  'and %s asks nothing that the server would refuse to such an account',
  async (path) => {
    const { state, router } = await renderApp({ path, state: { me: basic } })
    await screen.findAllByRole('heading', { level: 1 })
    await waitFor(() => expect(screen.queryAllByRole('progressbar')).toEqual([]))
    expect(router.state.location.pathname).toBe(path)
    const asked = state.calls.map(({ route }) => route as keyof Api)
    expect(asked.filter((route) => needsPlan(route, api[route]))).toEqual([])
  },
)

test('a trial that ends while somebody works leads to the upgrade, and the bar goes', async () => {
  const ending = { ...onTrial, trial_end: NOW / 1_000 }
  const { state, router } = await renderApp({ path: '/availability', state: { me: ending } })
  state.me = { ...basic, trial_end: ending.trial_end }
  await screen.findByText('Your trial ended on Tuesday, November 24')
  expect(router.state.location.pathname).toBe('/upgrade')
  expect(screen.queryByRole('region', { name: 'Your trial' })).toBeNull()
})

test('a plan that has ended meanwhile is noticed at the next question, and leads to the upgrade', async () => {
  const { state, router } = await renderApp({ path: '/settings/language', state: { me: onTrial } })
  await screen.findByRole('region', { name: 'Your trial' })
  state.me = basic
  await router.navigate({ to: '/availability' })
  await screen.findByText('Your trial ended on Friday, November 20')
  expect(router.state.location.pathname).toBe('/upgrade')
})

test('who lacks a feature of which nothing was written is told the general sentence, and can upgrade', async () => {
  const lacking = { ...onTrial, configs: [{ slug: 'hide-product-name', data: 'no', popup: null }] }
  const state = { me: lacking, branding: { ...branding, mayHideProductName: false } }
  await renderApp({ path: '/settings/branding', state })
  fireEvent.click(await screen.findByRole('button', { name: 'Upgrade Now' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Not in your plan' }))
  dialog.getByText('Please upgrade your plan to access this feature.')
  fireEvent.click(dialog.getByRole('button', { name: 'Upgrade Now' }))
  await screen.findByRole('dialog', { name: /please upgrade your account/ })
})

const sold = { ...me.server, hasPlans: true, sellsPlans: true }

test('minutes that are used up are bought as the quantity of the plan, at its price', async () => {
  const campaign = campaignOf(1, { destination: { kind: 'page' } })
  const { router } = await renderApp({
    path: `/dynamic-videos/campaigns/${campaign.id}`,
    state: {
      me: { ...me, plan_type: 'entry_yearly', quantity_minutes: 1_000, server: sold },
      campaigns: [campaign],
      videoLimits: { ...videoLimits, minutes: { usedSeconds: 60_000, max: 1_000 } },
    },
  })
  await screen.findByText(/^You’ve used all 1,000 video minutes this month/)
  fireEvent.click(await screen.findByRole('button', { name: 'Get more minutes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'More video minutes' }))
  await dialog.findByText('Extra minutes at $0.08 per minute')
  fireEvent.click(dialog.getByRole('button', { name: 'Upgrade Now' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/upgrade'))
  expect(router.state.location.search).toEqual({ tier: 'entry', period: 'yearly' })
})

test.each([
  ['/screencast', 'screencast', 'Start recording'],
  ['/dynamic-videos/campaigns/new', 'dynamic-videos', 'Create campaign'],
  ['/integrations/zapier', 'automations', 'Create key'],
])('%s is locked in a plan without %s', async (path, slug, action) => {
  const lacking = { ...me, server: sold, configs: [{ slug, data: 'no', popup: slug }] }
  const popups = [{ id: slug, html: 'It comes with <b>Growth</b>.' }]
  await renderApp({ path, state: { me: { ...lacking, upgrade_popups: popups } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Upgrade Now' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Not in your plan' }))
  await dialog.findByText('Growth')
  expect(screen.queryByRole('button', { name: action })).toBeNull()
})

test('feedback says where it goes, and what cannot be sent is not lost', async () => {
  const failing = new Map([['POST /feedback', { code: 'rate_limited' as const }]])
  const { state } = await renderApp({ path: '/', state: { failing } })
  fireEvent.click(await screen.findByRole('button', { name: /’s account$/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Send feedback' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send feedback' }))
  dialog.getByText(new RegExp(me.userEmail))
  const field = dialog.getByLabelText('What would you like to say?')
  fireEvent.change(field, { target: { value: 'More colors' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Send feedback' }))
  await dialog.findByRole('alert')
  expect(field).toHaveProperty('value', 'More colors')
  state.failing.clear()
  fireEvent.click(dialog.getByRole('button', { name: 'Send feedback' }))
  await screen.findByText('Thank you. Your message is on its way.')
  expect(state.calls.at(-1)?.args).toEqual({ body: { message: 'More colors', page: '/' } })
})
