// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { embedOf } from '../../features/embeds/fixture.ts'
import { renderApp } from '../../fixtures/render-app.tsx'

afterEach(() => vi.restoreAllMocks())

const path = '/integrations/embeds'

test('code that is copied is said, also where the button is out of sight', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderApp({ path, state: { embeds: [embedOf({})] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Copy code for Shop' }))
  await screen.findByText('Code copied')
})

test('where nothing can be copied, that is said', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await renderApp({ path, state: { embeds: [embedOf({})] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Copy code for Shop' }))
  await screen.findByText('Unable to copy')
  expect(screen.queryByText('Code copied')).toBeNull()
})
