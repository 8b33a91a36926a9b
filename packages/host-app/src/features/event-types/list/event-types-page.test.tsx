// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { idOf } from '../../../fixtures/fixture.ts'
import { studio } from '../../organizations/fixture.ts'
import { eventTypeOf, eventTypes } from '../fixture.ts'

/** The row that stays: those that are shown first are replaced by ones that can be moved. */
async function row(name: string): Promise<HTMLElement> {
  await screen.findByRole('button', { name: `Move ${name}`, busy: false })
  return screen.getByRole('article', { name })
}

test('lists event types in the order of the host', async () => {
  await renderApp()
  await row('Introduction')
  expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))).toEqual([
    'Introduction',
    'Product demo',
    'Office visit',
  ])
})

test.each(['/', '/bookingpage', '/widget'])('%s shows the same tab as the one that is open', async (path) => {
  await renderApp({ path })
  await row('Introduction')
  const tabs = within(screen.getByRole('navigation', { name: / pages$/ }))
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Event types')
})

test('marks a secret one, and no other', async () => {
  const secret = eventTypeOf({ isSecret: true })
  await renderApp({ state: { eventTypes: [secret, ...eventTypes.slice(1)] } })
  await within(await row('Introduction')).findByText('Secret')
  expect(screen.getAllByText('Secret')).toHaveLength(1)
})

test('says how many people can book the same time of one with seats', async () => {
  await renderApp({ state: { eventTypes: [eventTypeOf({ seats: 10 }), ...eventTypes.slice(1)] } })
  await within(await row('Introduction')).findByText('Up to 10 people')
  expect(screen.getAllByText(/^Up to/)).toHaveLength(1)
})

test('turns one off at once, and on again with undo', async () => {
  const { state } = await renderApp()
  const toggle = within(await row('Introduction')).getByRole<HTMLInputElement>('switch')
  fireEvent.click(toggle)
  await waitFor(() => expect(toggle.checked).toBe(false))
  await waitFor(() => expect(state.eventTypes[0]?.isOn).toBe(false))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(state.eventTypes[0]?.isOn).toBe(true))
  expect(toggle.checked).toBe(true)
})

test('goes back to what was when the server refuses', async () => {
  const { state } = await renderApp()
  state.failing.set('PATCH /event-types/:id', { code: 'unavailable' })
  const toggle = within(await row('Introduction')).getByRole<HTMLInputElement>('switch')
  fireEvent.click(toggle)
  await screen.findByText('We can’t reach the server. Nothing is lost. Try again in a moment.')
  expect(toggle.checked).toBe(true)
})

test('moves one with the arrow keys and says where it is', async () => {
  const { state } = await renderApp()
  const handle = within(await row('Introduction')).getByRole('button', { name: /^Move Introduction/ })
  fireEvent.keyDown(handle, { key: 'ArrowDown' })
  await screen.findByText('Introduction moved to position 2 of 3')
  await waitFor(() =>
    expect(state.eventTypes.map(({ id }) => id)).toEqual([
      idOf('event', 2),
      idOf('event', 1),
      idOf('event', 3),
    ]),
  )
})

/** Opens the dialog and answers it once its button works. */
async function askToDelete(name: string) {
  // The list that can be sorted and the menu load on their own.
  await screen.findByRole('button', { name: new RegExp(`^Move ${name}`), busy: false })
  fireEvent.click(await screen.findByRole('button', { name: `More actions for ${name}`, busy: false }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog')
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete' })
  await waitFor(() => expect(button.disabled).toBe(false))
  return { dialog, button }
}

test('says how many meetings stay before it deletes, which can be undone', async () => {
  const { state } = await renderApp()
  const { dialog, button } = await askToDelete('Product demo')
  expect(dialog.textContent).toContain('3 upcoming meetings won’t be affected.')
  fireEvent.click(button)
  await waitFor(() =>
    expect(state.eventTypes.map(({ id }) => id)).toEqual([idOf('event', 1), idOf('event', 3)]),
  )
  await screen.findByText('Recently deleted')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Product demo restored')
  await row('Product demo')
  await waitFor(() => expect(screen.queryByText('Recently deleted')).toBeNull())
})

test('says nothing of meetings where there are none', async () => {
  await renderApp({ state: { upcomingMeetings: 0 } })
  const { dialog } = await askToDelete('Product demo')
  expect(dialog.textContent).not.toContain('meeting')
})

const ONE_DELETED = { deletedEventTypes: [eventTypeOf({ id: idOf('event', 9), name: 'Old intro' })] }
const restoreButton = () => screen.findByRole('button', { name: 'Restore Old intro', hidden: true })

test('restores one from the list of deleted ones, and names its new link', async () => {
  const { state } = await renderApp({ state: ONE_DELETED })
  await screen.findByText('Deleted: Tuesday, November 24')
  await screen.findByText('Restore by Thursday, December 24')
  fireEvent.click(await restoreButton())
  await screen.findByText('Old intro restored. Its old link is in use, so it’s now at /30min-2.')
  await row('Old intro')
  expect(state.eventTypes).toHaveLength(4)
})

test('where the plan has no room it stays deleted, and the message says why', async () => {
  const { state } = await renderApp({ state: { ...ONE_DELETED, eventTypes: [] } })
  await screen.findByText('No event types yet')
  state.failing.set('POST /event-types/:id/restore', { code: 'event_limit_reached' })
  fireEvent.click(await restoreButton())
  await screen.findByText('You have reached the event limit')
  await restoreButton()
  expect(state.eventTypes).toEqual([])
})

test('says what to do where nothing can be booked yet', async () => {
  await renderApp({ state: { eventTypes: [] } })
  await screen.findByText('No event types yet')
  expect(screen.getAllByRole('link', { name: 'New event type' })).toHaveLength(2)
})

test('offers to try again where the list cannot be loaded', async () => {
  const failing = new Map([['GET /event-types', { code: 'internal_error' as const }]])
  await renderApp({ state: { failing } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  failing.clear()
  fireEvent.click(again)
  await row('Introduction')
})

const FLOOD = { suggestions: { confirmEmail: { at: '2026-11-23T09:20:00Z' } } }

test('after a flood it is one click until all invitees confirm their address, and one back', async () => {
  const { state } = await renderApp({ state: FLOOD })
  await screen.findByRole('heading', { name: 'Lots of bookings at once' })
  expect(screen.getByRole('link', { name: 'See bookings' }).getAttribute('href')).toBe('/scheduled-events')
  state.suggestions = { confirmEmail: null }
  fireEvent.click(screen.getByRole('button', { name: 'Turn on for all event types' }))
  await screen.findByText('Invitees of 3 event types now confirm their email address first')
  expect(state.eventTypes.map(({ confirmEmail }) => confirmEmail)).toEqual([true, true, true])
  await waitFor(() => expect(screen.queryByText('Lots of bookings at once')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(state.eventTypes.some(({ confirmEmail }) => confirmEmail)).toBe(false))
})

test('where that fails the suggestion stays, and says why', async () => {
  const { state } = await renderApp({ state: FLOOD })
  state.failing.set('PATCH /event-types', { code: 'unavailable' })
  fireEvent.click(await screen.findByRole('button', { name: 'Turn on for all event types' }))
  await screen.findByText('We can’t reach the server. Nothing is lost. Try again in a moment.')
  expect(screen.getByText('Lots of bookings at once')).toBeTruthy()
})

test('it is dismissed until it happens again', async () => {
  const first = await renderApp({ state: FLOOD })
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText('Lots of bookings at once')).toBeNull())
  first.state.suggestions = { confirmEmail: { at: '2026-11-23T11:00:00Z' } }
  await first.queryClient.invalidateQueries()
  await screen.findByText('Lots of bookings at once')
})

test('many are searched by name and address, and keep their order meanwhile', async () => {
  const [first] = eventTypes
  const many = Array.from({ length: 8 }, (_, index) => ({
    ...first!,
    id: idOf('event', index),
    name: `Talk ${index}`,
    slug: `talk-${index}`,
  }))
  await renderApp({ state: { eventTypes: many } })
  await row('Talk 7')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search event types' }), {
    target: { value: 'TALK-3' },
  })
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /^Move Talk/ })).toBeNull()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing' } })
  await screen.findByText('No event types match “nothing”')
})

test('an event type that an organization assigned says which one', async () => {
  const given = { organizationId: studio.id, locked: [] }
  await renderApp({ state: { organization: studio, eventTypes: [eventTypeOf({ given })] } })
  await within(await row('Introduction')).findByText('Managed by Studio North')
})
