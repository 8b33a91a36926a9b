// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { shellTexts } from '@scheduling/messages/shell'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DepsContext } from '../data/deps.ts'
import { createWorld } from '../fixtures/world.ts'
import { LanguageProvider } from '../language/language.tsx'
import { PageNotFetched } from '../shell/lazy-page.ts'
import { lazyPart } from '../ui/lazy-part/lazy-part.tsx'
import { RouteError, RoutePending } from './route-states.tsx'
import { ShellPending } from './shell-pending.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const reload = vi.fn<() => void>()
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function draw(element: ReactElement) {
  const { deps, speech } = createWorld()
  await speech.learn([shellTexts])
  render(
    <LanguageProvider speech={speech}>
      <MantineProvider env="test">
        <DepsContext value={{ ...deps, document: { ...deps.document, reload } }}>{element}</DepsContext>
      </MantineProvider>
    </LanguageProvider>,
  )
}

test.each([
  ['a room', <RoutePending key="room" />],
  ['the frame of all rooms', <ShellPending key="frame" />],
])('%s that has not come after two minutes says so, and can be asked for again', async (_name, element) => {
  await draw(element)
  await pass(119_999)
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(1)
  expect(screen.getByRole('alert').textContent).toContain('This part of the page didn’t load.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalled()
})

test('so does a part of a room', async () => {
  const fetchPart = vi
    .fn<() => Promise<() => ReactElement>>()
    .mockReturnValueOnce(new Promise(() => {}))
    .mockResolvedValue(() => <p>The menu</p>)
  const Part = lazyPart(fetchPart, () => <p>Loading</p>)
  await draw(<Part />)
  screen.getByText('Loading')
  await pass(120_000)
  screen.getByRole('alert')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(0)
  screen.getByText('The menu')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a room that could not be fetched is asked for again as soon as the connection is back', async () => {
  const again = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const fetched = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('offline'))
  vi.stubGlobal('fetch', fetched)
  await draw(
    <RouterContextProvider router={createRouter({ routeTree: createRootRoute() })}>
      <RouteError error={new PageNotFetched('The code of a page')} reset={() => undefined} />
    </RouterContextProvider>,
  )
  screen.getByText('We couldn’t load this')
  fetched.mockResolvedValue(Response.json({}))
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(again).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
