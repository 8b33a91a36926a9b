// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'

const shown = async () => within(await screen.findByRole('complementary', { name: 'Overview' }))
const card = async (name: string) =>
  within((await (await shown()).findByRole('heading', { name })).closest('section')!)

test('the first screen says what comes next, which polls wait, what is available, and how bookings went', async () => {
  const { state } = await renderApp({ path: '/' })
  expect((await card('Next meetings')).getAllByRole('listitem')).toHaveLength(3)
  ;(await card('Polls waiting for your decision')).getByRole('link', { name: 'Quarterly review 4 votes' })
  ;(await card('Next available time')).getByText('Introduction')
  const recent = await card('Last 14 days')
  recent.getByText('33 bookings')
  expect(recent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Introduction24',
    'Product demo7',
    'Other bookings2',
  ])
  expect(state.calls.filter(({ route }) => route === 'GET /overview')).toHaveLength(1)
  expect(state.calls.map(({ route }) => route)).not.toContain('GET /analytics')
})

test('the next available time follows an event type that was turned off', async () => {
  const { state } = await renderApp({ path: '/' })
  ;(await card('Next available time')).getByText('Introduction')
  state.overview = { ...state.overview, available: { eventName: 'Product demo', start: null } }
  fireEvent.click(await screen.findByRole('switch', { name: /Introduction/ }))
  await (await card('Next available time')).findByRole('link', { name: 'Check your availability' })
})

test('without a time to book, it leads to the availability', async () => {
  const { state } = await renderApp({ path: '/upgrade' })
  state.overview = { ...state.overview, available: { eventName: 'Introduction', start: null } }
  fireEvent.click(await screen.findByRole('link', { name: 'Event types' }))
  const available = await card('Next available time')
  expect(available.getByRole('link', { name: 'Check your availability' }).getAttribute('href')).toBe(
    '/availability',
  )
})

test('what cannot be read offers to try again, beside the list of event types', async () => {
  const { state } = await renderApp({
    path: '/',
    state: { failing: new Map([['GET /overview', { code: 'internal_error' }]]) },
  })
  const retry = await (await shown()).findByRole('button', { name: 'Try again' })
  await screen.findByRole('article', { name: 'Introduction' })
  state.failing.clear()
  fireEvent.click(retry)
  await card('Next meetings')
})

test('a host without event types sees how to begin, and no overview', async () => {
  await renderApp({ path: '/', state: { eventTypes: [] } })
  await screen.findByRole('heading', { name: 'No event types yet' })
  expect(screen.queryByRole('complementary', { name: 'Overview' })).toBeNull()
})
