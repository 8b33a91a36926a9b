// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'

test('a mail is turned off, and only that is sent', async () => {
  const { state } = await renderApp({ path: '/settings/notifications' })
  fireEvent.click(await screen.findByRole('switch', { name: /Reminders/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Settings saved')
  expect(state.hostMails).toMatchObject({ booked: true, reminder: false })
  expect(state.calls.filter(({ route }) => route === 'PATCH /settings/notifications')).toMatchObject([
    { args: { body: { reminder: false } } },
  ])
})

test('what cannot be saved stays as it was chosen, and it is said why', async () => {
  const failing = new Map([['PATCH /settings/notifications', { code: 'unavailable' as const }]])
  await renderApp({ path: '/settings/notifications', state: { failing } })
  const mail = await screen.findByRole<HTMLInputElement>('switch', { name: /New meetings/ })
  fireEvent.click(mail)
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText(/We can’t reach the server/)
  expect(mail.checked).toBe(false)
})
