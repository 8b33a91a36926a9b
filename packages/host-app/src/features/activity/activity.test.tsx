// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { longActivity } from './fixture.ts'

test('settings lead to what was done, day by day, in words', async () => {
  const { router } = await renderApp({ path: '/settings' })
  fireEvent.click(await screen.findByRole('link', { name: 'Activity' }))
  await screen.findByRole('heading', { name: 'Activity' })
  expect(router.state.location.pathname).toBe('/settings/security')
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBe('page')
  await screen.findByRole('region', { name: /^Today/ })
  expect(screen.queryByText('Event type changed')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Everything' }))
  await screen.findByText('Event type changed')
  expect(router.state.location.search).toEqual({ show: 'all' })
  const today = within(screen.getByRole('region', { name: /^Today/ }))
  const [changed, , failed] = today.getAllByRole('listitem')
  expect(changed?.textContent).toBe(
    '09:08Event type changedIntroduction4 timesFirefox on WindowsNetwork 203.0.113.*',
  )
  expect(failed?.textContent).toBe(
    '08:25Sign-in with a wrong password17 timesSeveral browsersSeveral networks',
  )
  screen.getByText('Google Analytics 4')
  screen.getByText('curl')
})

test('an address from before leads there', async () => {
  const { router } = await renderApp({ path: '/settings/activity' })
  await screen.findByRole('heading', { name: 'Activity' })
  expect(router.state.location.pathname).toBe('/settings/security')
})

test('earlier entries come when they are asked for', async () => {
  const { state } = await renderApp({
    path: '/settings/security?show=all',
    state: { activity: longActivity },
  })
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(50))
  fireEvent.click(screen.getByRole('button', { name: 'Show earlier' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(100))
  const asked = state.calls.filter(({ route }) => route === 'GET /account-activity')
  expect(asked.map(({ args }) => args.query)).toEqual([{ cursor: undefined }, { cursor: '50' }])
})

test('nothing yet, and nothing that could be loaded, are said', async () => {
  const { state, queryClient } = await renderApp({ path: '/settings/security', state: { activity: [] } })
  await screen.findByText('No activity yet')
  state.failing.set('GET /account-activity', { code: 'internal_error' })
  await queryClient.resetQueries({ queryKey: ['activity'] })
  await screen.findByText('We couldn’t load this')
  state.failing.clear()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No activity yet')
})
