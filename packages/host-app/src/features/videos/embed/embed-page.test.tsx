// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { videoOf } from '../fixture.ts'

afterEach(() => vi.restoreAllMocks())

const path = '/create-video-embed'

test('without a sign-in, the code of a video is made, shown and copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderApp({ path, isSignedIn: false })
  const field = await screen.findByPlaceholderText(/youtube/)
  fireEvent.change(field, { target: { value: 'https://youtu.be/dQw4w9WgXcQ' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Copy code' }))
  await screen.findByText('Code copied')
  expect(copied.mock.calls[0]?.[0]).toContain('/video_embed/youtube-dQw4w9WgXcQ')
})

test('what is no video is said once the field is left', async () => {
  await renderApp({ path, isSignedIn: false })
  const field = await screen.findByPlaceholderText(/youtube/)
  fireEvent.change(field, { target: { value: 'https://example.com' } })
  fireEvent.blur(field)
  await screen.findByText('Enter a YouTube or Vimeo link, or the address of a video page on this site')
  expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull()
})

test('a library is opened after a sign-in in place, and a video of it is chosen', async () => {
  await renderApp({ path, state: { videos: [videoOf(1)] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Choose from your videos' }))
  fireEvent.click(await screen.findByRole('button', { name: /Product tour/ }))
  const field = await screen.findByPlaceholderText(/youtube/)
  expect((field as HTMLInputElement).value).toContain('/video_embed/video001')
})

test('the library leads here with a video of it', async () => {
  await renderApp({ path: '/dynamic-videos', state: { videos: [videoOf(1)] } })
  fireEvent.click(await screen.findByRole('button', { name: 'More actions for Product tour' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Embed on your site' }))
  const field = await screen.findByPlaceholderText(/youtube/)
  expect((field as HTMLInputElement).value).toContain('/video_embed/video001')
})
