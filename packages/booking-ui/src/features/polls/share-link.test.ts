// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollPage } from '../../fixtures.ts'
import { renderPage } from '../../server.tsx'
import { shareLink } from './share-link.ts'

const writeText = vi.fn<(text: string) => Promise<void>>()
const share = vi.fn<(data: ShareData) => Promise<void>>()

beforeEach(() => {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
  document.body.replaceChildren()
})

/** Shows the page of a poll, and returns what it offers to share. */
function open() {
  const shown = new DOMParser().parseFromString(renderPage(pollPage()).html, 'text/html')
  document.body.append(...shown.body.childNodes)
  const place = document.querySelector<HTMLElement>('[data-share]')
  if (!place) throw new Error('The page shares nothing')
  const isHiddenWithoutScript = place.hidden
  shareLink(document.body)
  return { place, isHiddenWithoutScript, address: location.origin + String(place.dataset.share) }
}

/** What opens the sheet of a device. */
const system = () => document.querySelector<HTMLElement>('[data-system]')

test('the link of a poll is copied, and the button says so', async () => {
  writeText.mockResolvedValue()
  const { place, isHiddenWithoutScript, address } = open()
  expect([isHiddenWithoutScript, place.hidden]).toEqual([true, false])
  const button = within(place).getByText<HTMLButtonElement>('Copy link')
  button.click()
  await waitFor(() => expect(button.disabled).toBe(true))
  expect(writeText).toHaveBeenCalledWith(address)
  expect(button.textContent).toBe(button.dataset.copy)
  expect(place.querySelector('output')?.textContent).toBe(button.dataset.copy)
})

test('where copying is refused, the link itself is said', async () => {
  writeText.mockRejectedValue(new Error('not allowed'))
  const { place, address } = open()
  within(place).getByText('Copy link').click()
  await waitFor(() => expect(place.querySelector('output')?.textContent).toContain(address))
})

test('only devices with a sheet to share offer it, and closing it is no error', async () => {
  open()
  expect(system()?.hidden).toBe(true)
  document.body.replaceChildren()
  share.mockRejectedValue(new DOMException('closed', 'AbortError'))
  vi.stubGlobal('navigator', { clipboard: { writeText }, share })
  const { address, place } = open()
  expect(system()?.hidden).toBe(false)
  system()?.click()
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: place.dataset.title, url: address }))
})
