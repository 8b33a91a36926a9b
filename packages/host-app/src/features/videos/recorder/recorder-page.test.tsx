// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { stubFrames, stubRecording } from '../recording-fixture.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The recorder of a screen without a voice, and how the browser ends the share. */
async function openRecorder() {
  const workers = stubRecording()
  const { router, deps } = await renderApp({ path: '/screencast' })
  const share = vi.spyOn(deps.devices, 'getDisplayMedia').mockImplementation(async () => new MediaStream())
  fireEvent.click(await screen.findByRole('radio', { name: 'Screen' }))
  fireEvent.click(screen.getByLabelText('Record my voice'))
  const endShare = async () => {
    const stream = await share.mock.results.at(-1)?.value
    stream?.getVideoTracks()[0]?.dispatchEvent(new Event('ended'))
  }
  return { workers, router, endShare }
}

async function byKey(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

/** As in Safari, which focuses no button that is clicked. */
async function byMouse(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  fireEvent.click(button)
}

const focusIsOn = async (text: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(text))

test.each([
  ['keys', byKey],
  ['the mouse', byMouse],
])('whoever records by %s goes on at the main control of each step', async (_, choose) => {
  const { workers, router } = await openRecorder()
  await choose('Start recording')
  await focusIsOn('Cancel')
  await choose('Cancel')
  await focusIsOn('Start recording')
  await choose('Start recording')
  await focusIsOn('Cancel')
  await focusIsOn('Stop')
  await byKey('Pause')
  await focusIsOn('Resume')
  await choose('Stop')
  await focusIsOn('Use this video')
  await choose('Use this video')
  await focusIsOn('Saving your recording…')
  workers.at(-1)?.report({ kind: 'sent', bytes: 1, step: 'sending', video: 'video001' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/screencast/video001'))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
  workers.at(-1)?.report({ kind: 'sent', bytes: 1, step: 'done', video: 'video001' })
})

test('a question of the browser that nobody answers keeps no recording from starting', async () => {
  await openRecorder()
  vi.spyOn(navigator.storage, 'persist').mockImplementation(async () => new Promise(() => {}))
  await byMouse('Start recording')
  await screen.findByRole('button', { name: 'Cancel' })
})

test('a focus that is elsewhere stays there when the browser ends the share, and a lost one goes on', async () => {
  const { endShare } = await openRecorder()
  await byKey('Start recording')
  await focusIsOn('Stop')
  const [elsewhere] = screen.getAllByRole('link', { name: 'Settings' })
  elsewhere?.focus()
  await endShare()
  await screen.findByText(/^Sharing has ended/)
  expect(document.activeElement).toBe(elsewhere)
  await byKey('Start over')
  await focusIsOn('Start recording')
  await byKey('Start recording')
  await focusIsOn('Stop')
  await endShare()
  await focusIsOn('Use this video')
})

test('what is drawn on the picture with the pen is recorded, and the eraser takes it away', async () => {
  const ordersOf = stubFrames(stubRecording())
  const { deps } = await renderApp({ path: '/screencast' })
  for (const open of ['getDisplayMedia', 'getUserMedia'] as const)
    vi.spyOn(deps.devices, open).mockImplementation(async () => new MediaStream())
  fireEvent.click(await screen.findByLabelText('Record my voice'))
  fireEvent.click(screen.getByRole('button', { name: 'Start recording' }))
  const pen = await screen.findByRole('button', { name: 'Draw' }, { timeout: 10_000 })
  expect(screen.queryByTestId('pen')).toBeNull()
  fireEvent.keyDown(document.body, { key: 'd' })
  expect(pen.getAttribute('aria-pressed')).toBe('true')
  const layer = screen.getByTestId('pen')
  layer.getBoundingClientRect = () => new DOMRect(0, 0, 160, 90)
  layer.setPointerCapture = vi.fn<() => void>()
  layer.hasPointerCapture = () => true
  fireEvent.pointerDown(layer, { clientX: 80, clientY: 45 })
  fireEvent.pointerMove(layer, { clientX: 160, clientY: 90 })
  fireEvent.keyDown(document.body, { key: 'e' })
  expect(ordersOf().flatMap((order) => (order.kind === 'draw' ? [order.order] : []))).toEqual([
    { kind: 'begin', point: { x: 0.5, y: 0.5 } },
    { kind: 'go_on', point: { x: 1, y: 1 } },
    { kind: 'erase' },
  ])
  fireEvent.click(pen)
  expect(screen.queryByTestId('pen')).toBeNull()
})
