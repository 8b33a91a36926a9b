// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf } from '../../fixtures/fixture.ts'
import { renderApp } from '../../fixtures/render-app.tsx'
import type { FixtureState } from '../../fixtures/api.ts'
import { bookingLinks } from './fixture.ts'

/** The links of the first event type, opened in its editor. */
async function openLinks(state: Partial<FixtureState> = {}) {
  const app = await renderApp({ path: `/bookingpage/${idOf('event', 1)}`, state })
  fireEvent.click(await screen.findByRole('button', { name: 'Limited links' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Limited links/ }))
  return { ...app, dialog }
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('the menu of an event type opens its links', async () => {
  await renderApp()
  fireEvent.click(await screen.findByRole('button', { name: 'More actions for Introduction', busy: false }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Limited links' }))
  const dialog = await screen.findByRole('dialog', { name: 'Limited links · Introduction' })
  await within(dialog).findByRole('heading', { name: 'No limited links yet' })
})

test('makes several links and offers to copy all of them', async () => {
  const { dialog, state } = await openLinks()
  fireEvent.click(await dialog.findByRole('button', { name: 'Create links' }))
  type(dialog.getByRole('textbox', { name: /Number of links/ }), '3')
  type(dialog.getByRole('textbox', { name: /Meetings per link/ }), '2')
  type(dialog.getByLabelText('Note'), 'Fair')
  expect(dialog.queryByLabelText('Invitee email')).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Create links' }))
  await dialog.findByText('Links created: 3')
  dialog.getByRole('button', { name: 'Copy all links' })
  expect(await dialog.findAllByRole('article', { name: 'Fair' })).toHaveLength(3)
  const sent = state.calls.find(({ route }) => route === 'POST /event-types/:id/links')
  expect(sent?.args).toMatchObject({
    params: { id: idOf('event', 1) },
    body: { count: 3, maxUses: 2, expiresAt: null, label: 'Fair', prefill: null },
  })
})

test('what cannot be right is said at its field, and nothing is sent', async () => {
  const { dialog, state } = await openLinks()
  fireEvent.click(await dialog.findByRole('button', { name: 'Create links' }))
  type(dialog.getByRole('textbox', { name: /Meetings per link/ }), '51')
  type(dialog.getByLabelText('Invitee email'), 'noa')
  type(dialog.getByLabelText('Link works until'), '2020-01-01')
  fireEvent.click(dialog.getByRole('button', { name: 'Create links' }))
  await dialog.findByText('Enter a whole number from 1 to 50')
  dialog.getByText('Email format invalid')
  dialog.getByText('This is in the past. Choose a later day or time.')
  expect(state.calls.some(({ route }) => route === 'POST /event-types/:id/links')).toBe(false)
})

test('a refusal keeps what was typed', async () => {
  const { dialog, state } = await openLinks()
  fireEvent.click(await dialog.findByRole('button', { name: 'Create links' }))
  type(dialog.getByLabelText('Note'), 'Fair')
  state.failing.set('POST /event-types/:id/links', { code: 'booking_link_limit_reached' })
  fireEvent.click(dialog.getByRole('button', { name: 'Create links' }))
  await dialog.findByText('You have 500 links. Delete some to create more.')
  expect(dialog.getByLabelText<HTMLInputElement>('Note').value).toBe('Fair')
})

test('says how far each link is used, and by whom', async () => {
  const { dialog } = await openLinks({ bookingLinks: structuredClone(bookingLinks) })
  within(await dialog.findByRole('article', { name: 'For Noa' })).getByText('Not used yet')
  const used = within(dialog.getByRole('article', { name: 'Spring fair' }))
  used.getByText('Used: 1 of 3')
  expect(used.getByRole('link', { name: 'Amara Okafor' }).getAttribute('href')).toContain(idOf('booking', 1))
  const ended = within(dialog.getByRole('article', { name: 'Old newsletter' }))
  ended.getByText('Expired')
  expect(ended.queryByRole('button', { name: /^Copy/ })).toBeNull()
})

test('revokes and deletes a link after asking', async () => {
  const { dialog, state } = await openLinks({ bookingLinks: structuredClone(bookingLinks.slice(0, 1)) })
  const menu = { name: 'More actions for For Noa' }
  fireEvent.click(await dialog.findByRole('button', menu))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Revoke link' }))
  const revoking = await screen.findByRole('dialog', { name: 'Revoke this link?' })
  fireEvent.click(within(revoking).getByRole('button', { name: 'Revoke link' }))
  await dialog.findByText('Revoked')
  fireEvent.click(await dialog.findByRole('button', menu))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const deleting = await screen.findByRole('dialog', { name: 'Delete this link?' })
  fireEvent.click(within(deleting).getByRole('button', { name: 'Delete' }))
  await dialog.findByRole('heading', { name: 'No limited links yet' })
  await waitFor(() => expect(state.bookingLinks).toEqual([]))
})
