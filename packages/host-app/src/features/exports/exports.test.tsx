// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { readyExport } from './fixture.ts'

test('everything is asked for, and how far it is is shown', async () => {
  const { state } = await renderApp({ path: '/settings/export' })
  fireEvent.click(await screen.findByRole('button', { name: 'Create export' }))
  await screen.findByText('Parts: 3 of 8')
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 3)
  state.export = readyExport
  await screen.findByRole('button', { name: 'Download file (2.4 MB)' })
})

test('the file is fetched once, and then it is said that it is gone', async () => {
  const { state } = await renderApp({ path: '/settings/export', state: { export: readyExport } })
  fireEvent.click(await screen.findByRole('button', { name: /^Download/ }))
  state.export = { ...readyExport, state: 'fetched' }
  await screen.findByText(/was downloaded/)
  expect(state.calls.map(({ route }) => route)).toContain('GET /export/:id/file')
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull()
})

test('why it cannot be asked for is said', async () => {
  const failing = new Map([['POST /export', { code: 'rate_limited' as const }]])
  await renderApp({ path: '/settings/export', state: { failing } })
  fireEvent.click(await screen.findByRole('button', { name: 'Create export' }))
  await screen.findByText(/too many/i)
})
