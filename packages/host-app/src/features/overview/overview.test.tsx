// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'

test('the first screen says which meetings come next, when there is free time, and how bookings went', async () => {
  await renderApp({ path: '/' })
  const overview = within(await screen.findByRole('complementary', { name: 'Overview' }))
  const next = (await overview.findByRole('heading', { name: 'Next meetings' })).closest('section')!
  expect(within(next).getAllByRole('listitem').length).toBeGreaterThan(0)
  await overview.findByRole('heading', { name: 'Next free time' })
  await overview.findByRole('heading', { name: 'Last 14 days' })
})

test('a host without event types sees how to begin, and no overview', async () => {
  await renderApp({ path: '/', state: { eventTypes: [] } })
  await screen.findByRole('heading', { name: 'No event types yet' })
  expect(screen.queryByRole('complementary', { name: 'Overview' })).toBeNull()
})
