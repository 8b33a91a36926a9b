// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../fixtures/render-app.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const MP4 = Uint8Array.from('\0\0\0\x20ftypisom', (letter) => letter.codePointAt(0) ?? 0)

function drop(name: string): void {
  const file = new File([MP4], name, { lastModified: 1 })
  fireEvent.drop(screen.getByRole('button', { name: /^Choose/ }), { dataTransfer: { files: [file] } })
}

test('another file is not taken while one is uploaded: the request is in progress', async () => {
  // The first part never arrives.
  vi.stubGlobal('fetch', async (_url: string, { method, signal }: RequestInit) => {
    if (method === 'PATCH') await new Promise((_, reject) => signal?.addEventListener('abort', reject))
    return new Response(null, { headers: { 'upload-offset': '0', 'upload-length': String(MP4.length) } })
  })
  const { state } = await renderApp({ path: '/screencast/upload' })
  await screen.findByRole('button', { name: /^Choose/ })
  drop('tour.mp4')
  await screen.findByText('tour.mp4')
  fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
  await screen.findByRole('button', { name: 'Pause' })
  drop('other.mp4')
  await screen.findByText('Request in progress')
  expect(screen.queryByText('other.mp4')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
  expect(state.calls.filter(({ route }) => route === 'POST /videos')).toHaveLength(1)
})

test('an upload whose session ended goes on after a sign-in on the same page', async () => {
  let [isOver, received] = [true, 0]
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'PATCH' && isOver) return Response.json({ code: 'not_signed_in' }, { status: 401 })
    if (method === 'PATCH') received += (body as Blob).size
    return new Response(null, {
      headers: { 'upload-offset': String(received), 'upload-length': String(MP4.length) },
    })
  })
  const { state, router } = await renderApp({ path: '/screencast/upload' })
  await screen.findByRole('heading', { level: 1 })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No field for a file')
  const file = new File([MP4], 'tour.mp4', { lastModified: 1 })
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  fireEvent.change(input)
  await screen.findByText('tour.mp4')
  fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
  await screen.findByText(/You were signed out, so the upload is paused/)
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in and continue' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to continue' }))
  fireEvent.change(dialog.getByLabelText('Email'), { target: { value: 'mira@example.com' } })
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'Secret-1' } })
  isOver = false
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/dynamic-videos\/video/))
  expect(received).toBe(MP4.length)
  expect(state.calls.filter(({ route }) => route === 'POST /videos')).toHaveLength(1)
})
