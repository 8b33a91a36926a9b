// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf } from '../../fixtures/fixture.ts'
import { renderApp } from '../../fixtures/render-app.tsx'

test('the last 30 days are shown, and each count is drawn when it is chosen', async () => {
  await renderApp({ path: '/analytics' })
  await screen.findByRole('heading', { level: 2, name: 'Bookings' })
  fireEvent.click(screen.getByRole('radio', { name: /^Views/ }))
  const chart = (await screen.findByRole('heading', { level: 2, name: 'Views' })).closest('section')!
  expect(within(chart).getAllByRole('row', { hidden: true })).toHaveLength(31)
})

test('a chart reads out one day, by arrow keys, and each count is compared with the days before', async () => {
  await renderApp({ path: '/analytics' })
  const chart = await screen.findByRole('slider', { name: 'Bookings' })
  const shown = chart.closest('section')?.querySelector('output')
  fireEvent.change(chart, { target: { value: '0' } })
  expect(shown?.textContent).toMatch(/Oct(ober)? 26.*: \d+$/)
  fireEvent.blur(chart)
  expect(shown?.textContent).toBe('')
  const views = screen.getByRole('radio', { name: /^Views/ }).closest('label')
  await waitFor(() => expect(views?.textContent).toMatch(/Previous period: \d+$/))
})

test('days of one’s own are in the address, and a span that is none is said and not asked for', async () => {
  const { router } = await renderApp({ path: '/analytics' })
  fireEvent.click(await screen.findByRole('radio', { name: 'Custom' }))
  const from = await screen.findByLabelText('From')
  fireEvent.change(from, { target: { value: '2026-11-20' } })
  await waitFor(() => expect(router.state.location.search).toMatchObject({ from: '2026-11-20' }))
  fireEvent.change(from, { target: { value: '2026-12-20' } })
  await screen.findByText(/Choose a range of up to 365 days/)
  expect(router.state.location.search).toMatchObject({ from: '2026-11-20' })
  fireEvent.change(from, { target: { value: '2025-11-24' } })
  await screen.findByText(/Choose a range of up to 365 days/)
  fireEvent.change(from, { target: { value: '2025-11-25' } })
  await waitFor(() => expect(router.state.location.search).toMatchObject({ from: '2025-11-25' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Last 7 days' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ days: '7' }))
  expect(within(screen.getByRole('main')).queryByLabelText('From')).toBeNull()
})

test('an organization sees who has how many meetings', async () => {
  const analyticsPeople = [
    { id: idOf('colleague', 1), name: 'Ada Mensah', meetings: 7 },
    { id: idOf('colleague', 2), name: 'Bo Lindqvist', meetings: 3 },
  ]
  await renderApp({ path: '/analytics', state: { analyticsPeople } })
  const list = (await screen.findByRole('heading', { name: 'Meetings by person' })).closest('section')
  expect(list?.textContent).toMatch(/Ada Mensah7Bo Lindqvist3$/)
})

test('the hours of the week and what was booked are counted', async () => {
  await renderApp({ path: '/analytics' })
  const hours = await screen.findByRole('table', { name: 'Popular times' })
  expect(within(hours).getByRole('row', { name: /^Tue/ }).textContent).toBe('Tue1414')
  const types = screen.getByRole('heading', { name: 'Bookings by event type' }).closest('section')!
  expect(types.textContent).toMatch(/Erstgespräch31Project review12$/)
  expect(screen.getByRole('heading', { name: 'Booking sources' })).toBeDefined()
})

test('one person sees no list of people', async () => {
  await renderApp({ path: '/analytics' })
  await screen.findByRole('heading', { name: 'Popular times' })
  expect(screen.queryByRole('heading', { name: 'Meetings by person' })).toBeNull()
})
