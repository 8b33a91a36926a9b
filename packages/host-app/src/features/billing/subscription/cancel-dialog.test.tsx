// @vitest-environment happy-dom
import { DELETED_AFTER_CANCELING } from '@scheduling/domain/pricing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NOW } from '../../../fixtures/fixture.ts'
import { renderApp } from '../../../fixtures/render-app.tsx'
import { me } from '../../accounts/fixture.ts'
import { studio } from '../../organizations/fixture.ts'
import { subscribed, subscriptionOf } from '../fixture.ts'

const REASON = 'It is too expensive for us now.'

const seller = { ...me, server: { ...me.server, hasPlans: true, sellsPlans: true } }
const growth = { me: { ...seller, plan_type: 'growth_monthly' }, billing: subscribed }
const agency = {
  me: { ...seller, plan_type: 'agency_monthly' },
  billing: { ...subscribed, subscription: subscriptionOf('agency_monthly', 1_000) },
}

const press = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

/** From the offer to stay to the offer of a call. */
async function offerOfCall(opener: string) {
  fireEvent.click(await screen.findByRole('button', { name: opener }))
  await screen.findByText(/please stay/)
  press('Cancel anyway')
  fireEvent.change(await screen.findByLabelText('Why do you want to leave?'), { target: { value: REASON } })
  press('Continue')
  await screen.findByText('Want us to set it up with you?')
}

async function proceed(opener: string) {
  await offerOfCall(opener)
  press('No thanks, proceed')
}

test('a plan without an offer goes straight to what will be lost, and ends', async () => {
  const { state } = await renderApp({ path: '/settings/billing', state: agency })
  await proceed('Cancel subscription')
  await screen.findByText('What you will lose')
  screen.getByText(/^Nothing changes until .*December 14/)
  press('Cancel subscription')
  await screen.findByText('Your subscription is canceled')
  expect(state.calls).toContainEqual(
    expect.objectContaining({
      route: 'POST /stripe/unsubscribe',
      args: expect.objectContaining({ body: { reason: REASON } }),
    }),
  )
})

test('who owns an organization reads it before anything is canceled', async () => {
  const { state } = await renderApp({
    path: '/settings/billing',
    state: { ...agency, owned: [{ id: studio.id, name: studio.name }] },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel and delete account' }))
  await screen.findByText('You own an organization. Transfer or delete it first.')
  screen.getByText('Studio North')
  expect(state.calls.map(({ route }) => route)).not.toContain('POST /stripe/unsubscribe')
})

test('an organization’s billing cancels the plan, and deletes nobody’s account', async () => {
  const organization = { organization_id: '00000000-0000-4000-8000-000000000001', name: 'Studio North' }
  await renderApp({
    path: '/settings/billing',
    state: { ...agency, me: { ...agency.me, organization, role: 'owner' } },
  })
  await screen.findByRole('button', { name: 'Cancel subscription' })
  expect(screen.queryByRole('button', { name: 'Cancel and delete account' })).toBeNull()
})

test('a plan of people says of how many, though nothing was bought', async () => {
  const business = { ...seller, plan_type: 'business_monthly', quantity: 7, trial_end: null }
  await renderApp({ path: '/settings/billing', state: { me: business } })
  await screen.findByText('7 people')
})

test('who owes a renewal is promised no time', async () => {
  const subscription = subscriptionOf('agency_monthly', 1_000, { unpaid: true })
  await renderApp({
    path: '/settings/billing',
    state: { ...agency, billing: { ...subscribed, subscription } },
  })
  await proceed('Cancel subscription')
  await screen.findByText('What you will lose')
  expect(screen.queryByText(/^Nothing changes until/)).toBeNull()
})

test('nothing closes it while the plan is being ended', async () => {
  await renderApp({ path: '/settings/billing', state: agency })
  await proceed('Cancel subscription')
  await screen.findByText('What you will lose')
  press('Cancel subscription')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  press('Close')
  await screen.findByText('Your subscription is canceled')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// Without an address of operators, nobody is written to: nothing promises an email.
test.each([
  [true, 'Thanks. We’ll email you with times for the call.'],
  [false, 'Your request is saved. Whoever runs this server sees it next to your account.'],
])('who wants to be called first asks for it, and nothing ends (mailed: %s)', async (takesFeedback, said) => {
  const asking = { ...growth, me: { ...growth.me, server: { ...growth.me.server, takesFeedback } } }
  const { state } = await renderApp({ path: '/settings/billing', state: asking })
  await offerOfCall('Cancel subscription')
  press('Request a call')
  await screen.findByText(said)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = state.calls.map(({ route }) => route)
  expect(sent).toContain('POST /stripe/askForCall')
  expect(sent).not.toContain('POST /feedback')
  expect(sent).not.toContain('POST /stripe/unsubscribe')
})

test('who takes the offer stays', async () => {
  const { state } = await renderApp({ path: '/settings/billing', state: growth })
  await proceed('Cancel subscription')
  press('Claim the offer')
  await screen.findByText('The offer is yours')
  expect(state.calls.map(({ route }) => route)).not.toContain('POST /stripe/unsubscribe')
})

test('too short a reason goes no further', async () => {
  await renderApp({ path: '/settings/billing', state: growth })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  await screen.findByText(/please stay/)
  press('Cancel anyway')
  fireEvent.change(await screen.findByLabelText('Why do you want to leave?'), {
    target: { value: 'Because' },
  })
  press('Continue')
  await screen.findByText('Please enter at least 20 characters.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Why do you want to leave?').maxLength).toBe(500)
})

test('the account goes with the plan, without a password, and leads to signing in', async () => {
  const { state, router, session } = await renderApp({ path: '/settings/billing', state: agency })
  await proceed('Cancel and delete account')
  await screen.findByText(/Your account closes right away/)
  press('Delete account')
  await screen.findByText(/You can sign in until/)
  expect(screen.queryByRole('navigation')).toBeNull()
  const sent = state.calls.filter(({ route }) =>
    ['POST /stripe/unsubscribe', 'POST /users/delete'].includes(route),
  )
  expect(sent).toMatchObject([
    { route: 'POST /stripe/unsubscribe' },
    { route: 'POST /users/delete', args: { body: { reason: REASON, pass: DELETED_AFTER_CANCELING } } },
  ])
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(session.token()).toBeUndefined()
})

test('an account that could not be deleted is said to be there, and the dialog closes', async () => {
  const failing = new Map([['POST /users/delete', { code: 'internal_error' as const }]])
  await renderApp({ path: '/settings/billing', state: { ...agency, failing } })
  await proceed('Cancel and delete account')
  await screen.findByText(/Your account closes right away/)
  press('Delete account')
  await screen.findByText('We could not delete your account. Please try again!')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('whoever canceled earlier is led to where the password is asked for', async () => {
  const failing = new Map([['POST /users/delete', { code: 'wrong_password' as const }]])
  const { router } = await renderApp({ path: '/settings/billing', state: { ...agency, failing } })
  await proceed('Cancel and delete account')
  await screen.findByText(/Your account closes right away/)
  press('Delete account')
  await screen.findByText('You already canceled your plan. To delete your account, enter your password.')
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/delete'))
})

const trial = { me: { ...seller, plan_type: 'entry_trial', trial_end: NOW / 1_000 + 7 * 86_400 } }

test('a trial is canceled by the same steps, and shown until when it goes on', async () => {
  const { state } = await renderApp({ path: '/settings/billing', state: trial })
  await proceed('Cancel subscription')
  await screen.findByText('What you will lose')
  press('Cancel subscription')
  await screen.findByText('Your subscription is canceled')
  within(screen.getByRole('dialog')).getByText(/^You can use everything until .*December 1/)
  expect(state.calls.map(({ route }) => route)).not.toContain('POST /users/delete')
})

test('and so is deleted an account that is on trial', async () => {
  const { state, router } = await renderApp({ path: '/settings/billing', state: trial })
  await proceed('Cancel and delete account')
  await screen.findByText(/Your account closes right away/)
  press('Delete account')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(state.calls.find(({ route }) => route === 'POST /users/delete')).toMatchObject({
    args: { body: { reason: REASON, pass: DELETED_AFTER_CANCELING } },
  })
})

test('whoever has no plan has nothing to cancel', async () => {
  const basic = { me: { ...seller, account_type: 'basic' as const, plan_type: 'Free' } }
  await renderApp({ path: '/settings/billing', state: basic })
  await screen.findByText('You have no subscription.')
  expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull()
})

test('coming back from another tab keeps the step and what was typed', async () => {
  const { state } = await renderApp({ path: '/settings/billing', state: agency })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel and delete account' }))
  await screen.findByText(/please stay/)
  press('Cancel anyway')
  const reason = await screen.findByLabelText('Why do you want to leave?')
  fireEvent.change(reason, { target: { value: REASON } })
  const looks = () => state.calls.filter(({ route }) => route === 'GET /users/deletion').length
  const before = looks()
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(() => expect(looks()).toBeGreaterThan(before))
  expect(screen.getByLabelText('Why do you want to leave?')).toBe(reason)
  expect(reason).toHaveProperty('value', REASON)
})
