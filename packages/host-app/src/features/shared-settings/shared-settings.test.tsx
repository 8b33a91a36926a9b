// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { actingAs, fullStudio, studio } from '../organizations/fixture.ts'
import { nothingShared } from './fixture.ts'

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
  await flip(/^Language for invitees/)
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
  await flip(/^Language for invitees/)
  state.shared = { ...nothingShared, language: 'de' }
  state.failing.set('PUT /organization/shared-settings', { code: 'changed_meanwhile' })
  press('Save shared settings')
  await screen.findByRole('button', { name: 'Keep mine' })
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
