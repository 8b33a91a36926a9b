// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { limits } from '@scheduling/domain'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { branding } from './fixture.ts'

const path = '/settings/branding'

async function choose(name: string, file: File): Promise<void> {
  const field = await screen.findByRole('region', { name })
  fireEvent.change(field.querySelector('input') as HTMLInputElement, { target: { files: [file] } })
}

const picture = (size = 10) => new File([new Uint8Array(size)], 'a.png', { type: 'image/png' })

test('a logo is sent as it is, and shown with a way to take it away', async () => {
  const { state } = await renderApp({ path })
  const file = picture()
  await choose('Logo', file)
  await screen.findByText('Picture saved')
  const sent = state.calls.find(({ route }) => route === 'PUT /settings/branding/:kind')
  expect(sent?.args).toMatchObject({ params: { kind: 'logo' }, query: { crop: undefined }, body: file })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove: Logo' }))
  await screen.findByText('Picture removed')
  expect(state.branding.logo).toBeNull()
})

test('a background that is saved is said in the words of the specification', async () => {
  await renderApp({ path })
  await choose('Background', picture())
  await screen.findByText('Background saved')
})

test('a picture of oneself is sent after its square was chosen', async () => {
  const { state } = await renderApp({ path: '/settings/profile' })
  await choose('Your picture', picture())
  const dialog = within(await screen.findByRole('dialog'))
  const shown = screen.getByRole('dialog').querySelector('img') as HTMLImageElement
  Object.defineProperties(shown, { naturalWidth: { value: 600 }, naturalHeight: { value: 400 } })
  fireEvent.load(shown)
  const frame = dialog.getByRole('group', { name: /Visible part/ })
  fireEvent.keyDown(frame, { key: 'ArrowRight' })
  fireEvent.click(dialog.getByRole('button', { name: 'Crop picture' }))
  await screen.findByText('Picture saved')
  const sent = state.calls.find(({ route }) => route === 'PUT /settings/branding/:kind')
  expect(sent?.args).toMatchObject({ params: { kind: 'avatar' }, query: { crop: '120,0,400' } })
})

test('a picture that the browser cannot show is refused before it is sent', async () => {
  const { state } = await renderApp({ path })
  await choose('Your picture', picture())
  await screen.findByRole('dialog')
  fireEvent.error(screen.getByRole('dialog').querySelector('img') as HTMLImageElement)
  await screen.findByText('This picture is broken or cut off.')
  expect(state.calls.some(({ route }) => route.startsWith('PUT'))).toBe(false)
})

test.each([
  [0, 'Image required'],
  [limits.IMAGE_BYTES_MAX + 1, 'This file is larger than 10 MB.'],
])('a file of %i bytes is not sent: "%s"', async (size, sentence) => {
  const { state } = await renderApp({ path })
  await choose('Logo', picture(size))
  await screen.findByText(sentence)
  expect(state.calls.some(({ route }) => route.startsWith('PUT'))).toBe(false)
})

test.each([
  ['image_type', /isn’t a JPEG, PNG, WebP or GIF/],
  ['too_many_pixels', /more than 40 million pixels/],
  ['image_broken', /broken or cut off/],
  ['image_slow', /takes too long/],
])('refused for %s, it is said why, and what was there stays', async (reason, sentence) => {
  const errors = [{ path: 'image', reason, message: 'x' }]
  const failing = new Map([['PUT /settings/branding/:kind', { code: 'invalid_input' as const, errors }]])
  await renderApp({ path, state: { failing, branding: { ...branding, logo: '/media/logo.png' } } })
  await choose('Logo', picture())
  await screen.findByText(sentence)
  screen.getByRole('button', { name: 'Remove: Logo' })
})

test('a picture that does not arrive is said to be none of the picture’s fault', async () => {
  const failing = new Map([['PUT /settings/branding/:kind', { code: 'unavailable' as const }]])
  await renderApp({ path, state: { failing } })
  await choose('Logo', picture())
  await screen.findByText('Cannot upload file. Try again in a moment.')
})

test('only the colors that were changed are sent; the usual one is none', async () => {
  const colors = { background: '#FFF7E8', text: null, button: null }
  const { state } = await renderApp({ path, state: { branding: { ...branding, colors } } })
  const button = await screen.findByLabelText('Button and link color')
  fireEvent.focus(button)
  fireEvent.change(button, { target: { value: '#b3261e' } })
  fireEvent.blur(button)
  fireEvent.click(screen.getByRole('button', { name: 'Reset to default: Background color' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(state.calls.filter(({ route }) => route === 'PATCH /settings/branding')).toMatchObject([
      { args: { body: { colors: { background: null, button: '#B3261E' } } } },
    ]),
  )
})

test('where the plan does not allow it, our name cannot be left out, and it is said why', async () => {
  await renderApp({ path, state: { branding: { ...branding, mayHideProductName: false } } })
  await screen.findByText('Please upgrade your plan to access this feature.')
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /Hide the name/ }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Upgrade Now' }))
  await screen.findByRole('dialog')
})
