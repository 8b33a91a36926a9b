// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { stubRecording } from '../recording-fixture.ts'

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
