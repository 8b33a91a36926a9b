// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { me } from '../../accounts/fixture.ts'

async function share() {
  fireEvent.click((await screen.findAllByRole('button', { name: 'Share your link' }))[0] as HTMLElement)
  return screen.findByRole('dialog')
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function openDialog() {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderApp()
  return { written, dialog: within(await share()) }
}

test('the link is copied, and both the button and an alert say so', async () => {
  const { written, dialog } = await openDialog()
  fireEvent.click(dialog.getByRole('button', { name: 'Copy link' }))
  await dialog.findByText('Copied')
  screen.getByText('Copied link')
  expect(written).toHaveBeenCalledWith('https://meet.example/anna')
})

test('Back closes it, and so does its own button, where one was', async () => {
  const { router } = await renderApp({ path: '/availability' })
  await share()
  router.history.back()
  await isClosed()
  fireEvent.click(within(await share()).getByRole('button', { name: 'Close' }))
  await isClosed()
  expect(router.state.location.pathname).toBe('/availability')
})

test('each kind of embed has its code and its own copy button', async () => {
  const { written, dialog } = await openDialog()
  fireEvent.click(dialog.getByRole('tab', { name: 'Add to website' }))
  const kinds = [
    ['Inline embed', 'data-schedule></iframe>'],
    ['Popup widget', 'data-widget='],
    ['Popup text', 'data-schedule="popup"'],
    ['Plain iframe', 'min-height:640px"></iframe>'],
  ] as const
  for (const [name, code] of kinds) {
    fireEvent.click(await dialog.findByLabelText(name, { selector: 'input' }))
    fireEvent.click(await dialog.findByRole('button', { name: 'Copy code' }))
    await waitFor(() => expect(written.mock.lastCall?.[0]).toContain(code))
  }
})

test('a color is taken when the picker is left, in capitals', async () => {
  const { dialog } = await openDialog()
  fireEvent.click(dialog.getByRole('tab', { name: 'Add to website' }))
  const color = await dialog.findByLabelText<HTMLInputElement>('Background')
  fireEvent.change(color, { target: { value: '#ab12cd' } })
  fireEvent.blur(color)
  await waitFor(() => expect(color.value).toBe('#AB12CD'))
  for (const typed of ['#12', '#abc', 'ab12cd', '#ab12cd80']) {
    fireEvent.change(color, { target: { value: typed } })
    expect(color.value).toBe(typed)
    fireEvent.blur(color)
    await waitFor(() => expect(color.value).toBe('#AB12CD'))
  }
  dialog.getByText(/background_color=%23AB12CD/)
})

async function openWebsite(state: Parameters<typeof renderApp>[0] = {}) {
  const world = await renderApp(state)
  fireEvent.click((await screen.findAllByRole('button', { name: 'Share your link' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('tab', { name: 'Add to website' }))
  await dialog.findByText('Look')
  return { ...world, dialog }
}

test('what stands in the dialog is saved as an embed, and the code then names it', async () => {
  const { state, dialog } = await openWebsite()
  fireEvent.click(dialog.getByLabelText('Popup widget', { selector: 'input' }))
  fireEvent.change(dialog.getByLabelText('Button text'), { target: { value: 'Book me' } })
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Shop' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save as embed' }))
  await dialog.findByText('Saved as “Shop”. The code now uses it.')
  const [saved] = state.embeds
  expect(saved).toMatchObject({ name: 'Shop', kind: 'popup_widget', settings: { buttonText: 'Book me' } })
  dialog.getByText(new RegExp(`data-widget="https://meet.example/anna\\?widget=${saved?.id}"`))
  fireEvent.click(dialog.getByLabelText('Hide event details'))
  await waitFor(() => expect(dialog.queryByText(/widget=0|widget=[0-9a-f]{8}/)).toBeNull())
})

test('a full account reads in the dialog what counts to the limit', async () => {
  const { state, dialog } = await openWebsite({ state: { me: { ...me, event_numbers: 3 } } })
  state.failing.set('POST /embeds', { code: 'event_limit_reached' })
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Shop' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save as embed' }))
  await dialog.findByText(/3 event types and 0 embeds, with a limit of 3/)
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Shop')
})

test('of all event types the preview shows the list, as visitors get it', async () => {
  const { dialog } = await openWebsite()
  const site = within(await dialog.findByRole('group', { name: 'Preview' }))
  const offers = await site.findByRole('region', { name: 'What would you like to book?', hidden: true })
  const names = within(offers)
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent)
  expect(names).toEqual([expect.stringContaining('Introduction'), expect.stringContaining('Product demo')])
})

test('the preview’s button opens a popup on the website, and only there', async () => {
  const { dialog } = await openWebsite()
  fireEvent.click(dialog.getByLabelText('Popup text', { selector: 'input' }))
  fireEvent.click(await dialog.findByRole('button', { name: 'Schedule time with me' }))
  const close = await dialog.findByRole('button', { name: 'Close the popup of the preview' })
  expect(document.activeElement).toBe(close)
  fireEvent.keyDown(close, { key: 'Escape' })
  await waitFor(() => expect(dialog.queryByRole('button', { name: /Close the popup/ })).toBeNull())
  expect(document.activeElement?.textContent).toBe('Schedule time with me')
  screen.getByRole('dialog')
})

test('Esc closes an open color picker and takes its color; the next one closes the dialog', async () => {
  const { dialog } = await openWebsite()
  const color = await dialog.findByLabelText<HTMLInputElement>('Background')
  fireEvent.focus(color)
  fireEvent.change(color, { target: { value: '#ab12cd' } })
  fireEvent.keyDown(color, { key: 'Escape' })
  await waitFor(() => expect(color.value).toBe('#AB12CD'))
  expect(screen.getByRole('dialog')).toBeDefined()
  fireEvent.keyDown(color, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('theme, language, close label, prefill and campaign go into the code, and stay for the next time', async () => {
  const { dialog } = await openWebsite()
  fireEvent.click(dialog.getByLabelText('Popup widget', { selector: 'input' }))
  fireEvent.click(dialog.getByRole('combobox', { name: 'Theme' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Dark' }))
  fireEvent.click(dialog.getByRole('combobox', { name: 'Language' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Deutsch' }))
  fireEvent.change(dialog.getByLabelText('Close button'), { target: { value: 'Zu' } })
  fireEvent.change(dialog.getByLabelText('Visitor’s email'), { target: { value: 'ada@example.com' } })
  fireEvent.change(dialog.getByLabelText('utm_source'), { target: { value: 'shop' } })
  const code = dialog.getByText(/data-widget=/).textContent
  for (const attribute of [
    'data-theme="dark"',
    'data-language="de"',
    'data-close-label="Zu"',
    'data-email="ada@example.com"',
    'data-utm-source="shop"',
  ])
    expect(code).toContain(attribute)
  expect(JSON.parse(localStorage.getItem('scheduling.embed') ?? '{}')).toMatchObject({ language: 'de' })
  localStorage.removeItem('scheduling.embed')
})

test('a color that is hard to read is said, and one click takes a better one', async () => {
  const { dialog } = await openWebsite()
  const text = dialog.getByLabelText<HTMLInputElement>('Text')
  fireEvent.change(text, { target: { value: '#cccccc' } })
  fireEvent.blur(text)
  await dialog.findByText('This text is hard to read on its background. Contrast: 1.6, needed: 4.5.')
  dialog.getByText(/text_color=%23CCCCCC/)
  fireEvent.click(dialog.getByRole('button', { name: 'Use #767676' }))
  await waitFor(() => expect(dialog.queryByText(/hard to read/)).toBeNull())
  expect(text.value).toBe('#767676')
  dialog.getByText(/text_color=%23767676/)
})

test('colors that are hard to read can be put back', async () => {
  const { dialog } = await openWebsite()
  const text = dialog.getByLabelText<HTMLInputElement>('Text')
  fireEvent.change(text, { target: { value: '#eeeeee' } })
  fireEvent.blur(text)
  await dialog.findByText(/hard to read on its background/)
  fireEvent.click(dialog.getByRole('button', { name: 'Reset to default' }))
  await waitFor(() => expect(dialog.queryByText(/hard to read/)).toBeNull())
})
