// @vitest-environment happy-dom
import type { SharedSettings } from '@scheduling/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { idOf } from '../../fixtures/fixture.ts'
import { renderApp } from '../../fixtures/render-app.tsx'
import { actingAs, fullStudio, studio } from '../organizations/fixture.ts'
import { brandingFixture } from '../branding/fixture.ts'
import { nothingShared } from './fixture.ts'
import { ALL_MAILS } from './shared-values.ts'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const flip = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('switch', { name }))

const open = async (state: object = {}) =>
  renderApp({
    path: '/organization',
    state: { ...actingAs('owner', structuredClone(fullStudio)), ...state },
  })

test('an organization sets its logo, a language, reminders and questions', async () => {
  const { state } = await open()
  await flip(/^Logo/)
  await flip(/^Invitee language/)
  await flip(/^Reminders/)
  await flip(/^Questions/)
  press('Save shared settings')
  await screen.findByText('This field is required')
  fireEvent.change(screen.getByLabelText('Question 1'), { target: { value: 'What is it about?' } })
  press('Save shared settings')
  await waitFor(() =>
    expect(state.shared).toEqual({
      ...nothingShared,
      logo: true,
      language: 'en',
      reminders: [{ amount: 24, unit: 'hours' }],
      questions: [{ id: 'shared-1', type: 'text', label: 'What is it about?', required: false }],
    }),
  )
})

test('what another admin set meanwhile is not overwritten', async () => {
  const { state } = await open()
  await flip(/^Logo/)
  await flip(/^Invitee language/)
  state.shared = { ...nothingShared, language: 'de' }
  state.failing.set('PUT /organization/shared-settings', { code: 'changed_meanwhile' })
  press('Save shared settings')
  await screen.findByRole('button', { name: 'Keep my version' })
  expect(state.shared).toEqual({ ...nothingShared, language: 'de' })
})

test('members set nothing', async () => {
  await renderApp({ path: '/organization', state: actingAs('member', structuredClone(fullStudio)) })
  await screen.findByText('Mira Vogel')
  expect(screen.queryByText('Shared settings')).toBeNull()
})

const shared = { ...nothingShared, logo: true, language: 'de' as const }

test('somebody sees which settings are their own, and inherits one and takes it back', async () => {
  const { state } = await renderApp({ path: '/settings/profile', state: { organization: studio, shared } })
  await screen.findByRole('heading', { name: 'From your organization' })
  expect(screen.getAllByText('Your own')).toHaveLength(2)
  await flip('Logo: Inherited from Studio North')
  await waitFor(() => expect(state.inherited).toEqual(['logo']))
  await waitFor(() => expect(screen.getAllByText('Your own')).toHaveLength(1))
  await flip('Logo: Inherited from Studio North')
  await waitFor(() => expect(state.inherited).toEqual([]))
})

test('a refusal is said, and the switch stays', async () => {
  const { state } = await renderApp({ path: '/settings/profile', state: { organization: studio, shared } })
  await screen.findByRole('heading', { name: 'From your organization' })
  state.failing.set('PUT /settings/inherited', { code: 'internal_error' })
  await flip('Logo: Inherited from Studio North')
  await screen.findByText('Something went wrong')
  const logo = screen.getByRole<HTMLInputElement>('switch', { name: 'Logo: Inherited from Studio North' })
  expect(logo.checked).toBe(false)
})

test('nothing is said where no organization shares anything', async () => {
  await renderApp({ path: '/settings/profile', state: { organization: studio } })
  await screen.findByLabelText('First name')
  expect(screen.queryByText('From your organization')).toBeNull()
})

const everything: SharedSettings = {
  logo: true,
  background: true,
  colors: true,
  language: 'de',
  reminders: [{ amount: 2, unit: 'hours' }],
  questions: [],
  mails: ALL_MAILS,
}
const asPerson = () => ({ organization: studio, shared: structuredClone(everything) })
async function note(name: string) {
  const whose = await screen.findByText((text) => text.startsWith(`${name}: `))
  return within(whose.closest('[role=group]') as HTMLElement)
}

test.each([
  ['Logo', '/settings/branding', 'logo'],
  ['Background', '/settings/branding', 'background'],
  ['Colors', '/settings/branding', 'colors'],
  ['Invitee language', '/settings/language', 'language'],
  ['Emails to you', '/settings/notifications', 'mails'],
  ['Questions of new event types', '/bookingpage/new', 'questions'],
])('%s says whose it is, where it is set, and goes both ways', async (name, path, field) => {
  const { state } = await renderApp({ path, state: asPerson() })
  const found = await note(name)
  found.getByText(`${name}: Your own`)
  fireEvent.click(found.getByRole('button', { name: 'Use Studio North’s' }))
  await waitFor(() => expect(state.inherited).toEqual([field]))
  await found.findByText(`${name}: Inherited from Studio North`)
  fireEvent.click(found.getByRole('button', { name: 'Make it my own' }))
  await waitFor(() => expect(state.inherited).toEqual([]))
})

test('reminders of one’s own are not replaced without asking', async () => {
  const { state } = await renderApp({ path: `/bookingpage/${idOf('event', 1)}`, state: asPerson() })
  const found = await note('Reminders of all event types')
  fireEvent.click(found.getByRole('button', { name: 'Use Studio North’s' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/^The reminders of all your event types are replaced/)
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(state.inherited).toEqual([])
  fireEvent.click(found.getByRole('button', { name: 'Use Studio North’s' }))
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Use Studio North’s' }),
  )
  await waitFor(() => expect(state.inherited).toEqual(['reminders']))
})

test('a logo of one’s own is not deleted without asking', async () => {
  const branding = { ...brandingFixture.state().branding, logo: '/files/own.png' }
  const { state } = await renderApp({ path: '/settings/profile', state: { ...asPerson(), branding } })
  await flip('Logo: Inherited from Studio North')
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/^Your own picture is deleted/)
  expect(state.inherited).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Use Studio North’s' }))
  await waitFor(() => expect(state.inherited).toEqual(['logo']))
})

test('whoever acts for an organization inherits nothing', async () => {
  await renderApp({
    path: '/settings/notifications',
    state: { ...actingAs('owner', structuredClone(fullStudio)), shared: everything },
  })
  await screen.findAllByRole('switch')
  expect(screen.queryByRole('group', { name: 'Emails to you' })).toBeNull()
})
