// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { me } from '../accounts/fixture.ts'

const state = { me: { ...me, isOperator: true } }

async function ask(name: string, item: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
  return within(await screen.findByRole('dialog'))
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('only operators are led there', async () => {
  await renderApp({ path: '/settings/export' })
  await screen.findByRole('link', { name: 'Export' })
  expect(screen.queryByRole('link', { name: 'Accounts' })).toBeNull()
})

test('an account is disabled with a reason, and enabled again', async () => {
  const world = await renderApp({ path: '/settings/accounts', state })
  screen.getByRole('link', { name: 'Accounts' })
  const dialog = await ask('Bo Lind', 'Disable')
  type(dialog.getByLabelText(/^Why/), 'Sends spam')
  fireEvent.click(dialog.getByRole('button', { name: 'Disable' }))
  await waitFor(() => expect(screen.getAllByText('Disabled')).toHaveLength(2))
  expect(world.state.calls.find(({ route }) => route.endsWith('/disable'))?.args).toMatchObject({
    body: { reason: 'Sends spam' },
  })
  const again = await ask('Bo Lind', 'Enable')
  fireEvent.click(again.getByRole('button', { name: 'Enable' }))
  await waitFor(() => expect(screen.getAllByText('Disabled')).toHaveLength(1))
})

test('a plan is changed', async () => {
  const world = await renderApp({ path: '/settings/accounts', state })
  const dialog = await ask('Bo Lind', 'Change the plan')
  type(dialog.getByLabelText('Plan'), 'growth_yearly')
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(world.state.administered[1]?.plan_type).toBe('growth_yearly'))
  await screen.findByText(/growth_yearly/)
})

test('the name of a plan stays as it was typed, and is told to be too long', async () => {
  const world = await renderApp({ path: '/settings/accounts', state })
  const dialog = await ask('Bo Lind', 'Change the plan')
  const name = 'growth '.repeat(7).trim()
  const field = dialog.getByLabelText('Plan')
  expect(field.hasAttribute('maxlength')).toBe(false)
  type(field, name)
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText(/48 .*40/)
  expect(field).toHaveProperty('value', name)
  expect(world.state.calls.some(({ route }) => route.endsWith('/plan'))).toBe(false)
})

test('a lost second factor is reset once somebody has proven who they are', async () => {
  const world = await renderApp({ path: '/settings/accounts', state })
  const dialog = await ask('Bo Lind', 'Reset the second factor')
  type(dialog.getByLabelText(/^How did they prove/), 'Passport, by video')
  fireEvent.click(dialog.getByRole('button', { name: 'Reset the second factor' }))
  await waitFor(() => expect(world.state.administered[1]?.hasSecondFactor).toBe(false))
  expect(world.state.calls.find(({ route }) => route.endsWith('/second-factor'))?.args).toMatchObject({
    body: { reason: 'Passport, by video' },
  })
})

test('a call that somebody asked for is marked as done', async () => {
  const world = await renderApp({ path: '/settings/accounts', state })
  await screen.findByText(/^Asked for a call on /)
  const dialog = await ask('Bo Lind', 'Mark call as done')
  fireEvent.click(dialog.getByRole('button', { name: 'Mark call as done' }))
  await waitFor(() => expect(screen.queryByText(/^Asked for a call on /)).toBeNull())
  expect(world.state.administered[1]?.callAskedAt).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Anna Berg' }))
  await screen.findByRole('menuitem', { name: 'Disable' })
  expect(screen.queryByRole('menuitem', { name: 'Mark call as done' })).toBeNull()
})

test('deleting asks for the own password, and says where it is wrong', async () => {
  const world = await renderApp({ path: '/settings/accounts', state })
  const dialog = await ask('Bo Lind', 'Delete now')
  type(dialog.getByLabelText(/^Why/), 'Asked for by letter')
  type(dialog.getByLabelText('Your password'), 'Wrong-1')
  fireEvent.click(dialog.getByRole('button', { name: 'Delete now' }))
  await dialog.findByText('Incorrect current password')
  expect(world.state.administered).toHaveLength(4)
  type(dialog.getByLabelText('Your password'), 'Secret-1')
  fireEvent.click(dialog.getByRole('button', { name: 'Delete now' }))
  await waitFor(() => expect(screen.queryByText('Bo Lind')).toBeNull())
})

test('nobody disables or deletes the own account', async () => {
  await renderApp({ path: '/settings/accounts', state })
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Anna Berg' }))
  for (const name of ['Disable', 'Delete now'])
    expect(await screen.findByRole('menuitem', { name })).toHaveProperty('disabled', true)
})

test('the log says who did what, to whom and why', async () => {
  await renderApp({ path: '/settings/accounts/log', state })
  const rows = await screen.findAllByRole('listitem', { name: '' })
  const [first, second, third] = rows.slice(-3)
  expect(first?.textContent).toContain('Account disabledcem@example.comby anna@example.com')
  expect(second?.textContent).toContain('Account deleteda deleted accounton the server')
  expect(third?.textContent).toContain('Upgrade text changedon the server')
})

test('an operator changes what is said to whoever lacks a feature', async () => {
  const world = await renderApp({ path: '/settings/accounts/upgrades', state })
  type(await screen.findByLabelText('analytics'), 'With Growth.')
  fireEvent.click(screen.getByRole('button', { name: 'Save the text for analytics' }))
  await screen.findByText('Done')
  expect(world.state.popups[0]).toEqual({ id: 'analytics', html: 'With Growth.' })
})

test('/weezly-users leads operators to the accounts, and shows others that there is no page', async () => {
  const { router } = await renderApp({ path: '/weezly-users', state })
  await screen.findByText('Bo Lind')
  expect(router.state.location.pathname).toBe('/settings/accounts')
})

test('for others, /weezly-users is not found', async () => {
  await renderApp({ path: '/weezly-users' })
  await screen.findByRole('heading', { name: 'Page not found' })
})

test('a gift card is held, and the page shows it', async () => {
  const world = await renderApp({ path: '/settings/accounts/gift-cards', state })
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for the card of bo@example.com' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Hold' }))
  await waitFor(() => expect(screen.getAllByText(/^Held since/)).toHaveLength(2))
  expect(world.state.calls.at(-1)?.args).toMatchObject({ body: { step: 'hold' } })
})

test('a business plan is changed with its people, and no other plan sends any', async () => {
  const world = await renderApp({ path: '/settings/accounts', state })
  const dialog = await ask('Bo Lind', 'Change the plan')
  type(dialog.getByLabelText('Plan'), 'business_yearly')
  type(await dialog.findByLabelText('People'), '12')
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = world.state.calls.find(({ route }) => route.endsWith('/plan'))
  expect(sent?.args).toMatchObject({ body: { plan_type: 'business_yearly', quantity: 12 } })
})

test('an address below the accounts that names no tool is not found', async () => {
  await renderApp({ path: '/settings/accounts/nothing', state })
  await screen.findByRole('heading', { name: 'Page not found' })
  screen.getByRole('navigation', { name: 'Main' })
})
