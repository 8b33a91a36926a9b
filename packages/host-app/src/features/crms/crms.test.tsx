// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { someConnection } from '../connections/fixture.ts'

const hubspot = someConnection(1, { provider: 'hubspot', account: 'noor@studio.example', lastCalls: [] })

const replaces = () => screen.getAllByLabelText<HTMLInputElement>('Replace existing values')

test('of two new rows, what is chosen in the second stays there when the first is removed', async () => {
  await renderApp({ path: '/integrations/hubspot', state: { connections: [hubspot] } })
  const add = await screen.findByRole('button', { name: 'Add field' })
  fireEvent.click(add)
  fireEvent.click(add)
  const [, second] = replaces()
  if (second) fireEvent.click(second)
  expect(replaces().map(({ checked }) => checked)).toEqual([false, true])
  const [first] = screen.getAllByRole('button', { name: /^Remove/ })
  if (first) fireEvent.click(first)
  expect(replaces().map(({ checked }) => checked)).toEqual([true])
})
