// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf } from '../../fixtures/fixture.ts'
import { renderApp } from '../../fixtures/render-app.tsx'
import { oneOffOf } from './fixture.ts'

test('nothing waits: what it is for, and one action', async () => {
  await renderApp({ path: '/timeslotpicker' })
  await screen.findByText('No one-off meeting is waiting')
})

test('times are picked in the week and to the minute, and the link is shown', async () => {
  const { state, router } = await renderApp({ path: '/timeslotpicker/new' })
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Catch up' } })
  const week = within(await screen.findByRole('grid', { name: 'Times of this week' }))
  fireEvent.click(await week.findByLabelText('Wednesday, November 25, 20:00'))
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-26' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add this time' }))
  await screen.findByText('2 times are picked')
  fireEvent.click(screen.getByRole('switch', { name: /Hold these times/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Create the link' }))
  await screen.findByText('The link is ready')
  const [added] = state.oneOffs
  expect(added).toMatchObject({
    name: 'Catch up',
    holdsTimes: true,
    slots: ['2026-11-25T19:00:00.000Z', '2026-11-26T08:00:00.000Z'],
  })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/timeslotpicker/${added?.id}`))
  await screen.findByRole('button', { name: 'Copy link' })
  const parts = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  expect(parts[0]?.textContent).toBe('Share a link')
})

test('without a time or a name nothing is sent, and both are said', async () => {
  const { state } = await renderApp({ path: '/timeslotpicker/new' })
  fireEvent.click(await screen.findByRole('button', { name: 'Create the link' }))
  await screen.findByText('Pick at least one time')
  await screen.findByText('This field is required')
  expect(state.oneOffs).toEqual([])
})

test('the text has a link for each free time, in the zone of who gets it', async () => {
  await renderApp({ path: `/timeslotpicker/${idOf('one_off', 1)}`, state: { oneOffs: [oneOffOf({})] } })
  const text = await screen.findByText(/Would one of these times suit you\?/)
  await waitFor(() =>
    expect(text.textContent).toContain(
      'https://meet.example/anna/k3v9x0q2m7ta?slot=2026-11-27T10%3A20%3A00.000Z&timezone=Europe%2FBerlin',
    ),
  )
  expect(text.textContent?.match(/https:/g)).toHaveLength(2)
  await screen.findByText(/not free any more/)
})

test('deleting says that its link has expired', async () => {
  const { state } = await renderApp({ path: '/timeslotpicker', state: { oneOffs: [oneOffOf({})] } })
  fireEvent.click(await screen.findByRole('button', { name: 'More actions for Contract review' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByText('Contract review is deleted, its link has expired')
  expect(state.oneOffs).toEqual([])
})
