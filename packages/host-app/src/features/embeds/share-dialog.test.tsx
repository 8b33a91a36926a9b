// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'

async function openDialog() {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderApp()
  fireEvent.click((await screen.findAllByRole('button', { name: 'Share your link' }))[0] as HTMLElement)
  return { written, dialog: within(await screen.findByRole('dialog')) }
}

test('the link is copied, and both the button and an alert say so', async () => {
  const { written, dialog } = await openDialog()
  fireEvent.click(dialog.getByRole('button', { name: 'Copy link' }))
  await dialog.findByText('Copied')
  screen.getByText('Copied link')
  expect(written).toHaveBeenCalledWith('https://meet.example/anna')
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

test('a colour is taken when the picker is left, in capitals', async () => {
  const { dialog } = await openDialog()
  fireEvent.click(dialog.getByRole('tab', { name: 'Add to website' }))
  const colour = await dialog.findByLabelText<HTMLInputElement>('Background')
  fireEvent.change(colour, { target: { value: '#ab12cd' } })
  fireEvent.blur(colour)
  await waitFor(() => expect(colour.value).toBe('#AB12CD'))
  fireEvent.change(colour, { target: { value: '#12' } })
  fireEvent.blur(colour)
  await waitFor(() => expect(colour.value).toBe('#AB12CD'))
  dialog.getByText(/background_color=%23AB12CD/)
})
