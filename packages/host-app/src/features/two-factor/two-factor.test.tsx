// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '../../fixtures/render-app.tsx'
import { GUARDED, ONE_TOO_MANY } from '../accounts/fixture.ts'
import { APP_CODE, isOn } from './fixture.ts'

const path = '/settings/two-factor'

const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

async function signIn() {
  await type('Email', GUARDED)
  await type('Password', 'Secret-1')
  await press('Sign in')
  await screen.findByRole('heading', { name: 'Two-factor code' })
}

test('is switched on in three steps, and ten recovery codes are shown once', async () => {
  const { state } = await renderApp({ path })
  await press('Set up two-factor sign-in')
  await screen.findByText('Step 1 of 3')
  await type('Current password', 'Wrong-1')
  await press('Continue')
  await screen.findByText('Incorrect current password')
  await type('Current password', 'Secret-1')
  await press('Continue')
  await screen.findByText('Step 2 of 3')
  const picture = screen.getByRole('img', { name: 'QR code for the authenticator app' })
  expect(picture.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(2_000)
  screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')
  await press('Continue')
  await screen.findByText('Step 3 of 3')
  await type('Code from your app', '12345')
  expect(screen.getByLabelText('Code from your app').hasAttribute('maxlength')).toBe(false)
  await press('Turn on')
  await screen.findByText('Enter all six digits')
  await type('Code from your app', '000000')
  await press('Turn on')
  await screen.findByText('The provided two-factor code was not valid.')
  await type('Code from your app', APP_CODE)
  await press('Turn on')
  await screen.findByRole('heading', { name: 'Save your recovery codes' })
  expect(screen.getAllByText(/^mk\da-7hxq-p4wz$/)).toHaveLength(10)
  await press('I’ve saved them')
  await screen.findByText(/10 recovery codes are left/)
  expect(screen.queryByText(/^mk\da-7hxq-p4wz$/)).toBeNull()
  expect(state.twoFactor.since).not.toBeNull()
})

test('is switched off with a code, or a recovery code', async () => {
  const { state } = await renderApp({ path, state: { twoFactor: isOn } })
  await press('Turn off')
  await type('Code from your app', APP_CODE)
  await press('Turn off')
  await screen.findByRole('heading', { name: 'Two-factor sign-in is off' })
  expect(state.twoFactor.since).toBeNull()
})

test('new recovery codes take a code, too', async () => {
  await renderApp({ path, state: { twoFactor: isOn } })
  await press('Get new recovery codes')
  await type('Code from your app', APP_CODE)
  await press('Get new recovery codes')
  await screen.findByRole('heading', { name: 'Save your recovery codes' })
})

test('signing in asks for the code after the password, and says a wrong one in the words of the specification', async () => {
  const { router, state } = await renderApp({ path: '/login?next=/availability', isSignedIn: false })
  await signIn()
  await type('Code from your app', '000000')
  await press('Sign in')
  await screen.findByText('The provided two-factor code was not valid.')
  await type('Code from your app', '123 456')
  await press('Sign in')
  await waitFor(() => expect(router.state.location.pathname).toBe('/availability'))
  const bodies = state.calls.flatMap(({ route, args }) => (route === 'POST /users/login' ? [args.body] : []))
  expect(bodies).toMatchObject([{ code: undefined }, { code: '000000' }, { code: '123 456' }])
})

test('after many wrong codes it is said how long to wait, but not of a recovery code', async () => {
  await renderApp({ path: '/login', isSignedIn: false })
  await signIn()
  await type('Code from your app', ONE_TOO_MANY)
  await press('Sign in')
  await screen.findByText('Too many wrong codes. Try again in 4 min.')
  await press('Use a recovery code')
  await screen.findByLabelText('Recovery code')
  expect(screen.queryByText(/^Too many wrong codes/)).toBeNull()
})

test('a recovery code lets in as well', async () => {
  const { router } = await renderApp({ path: '/login', isSignedIn: false })
  await signIn()
  await press('Use a recovery code')
  await type('Recovery code', 'mk0a-7hxq-p4wz')
  await press('Sign in')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('back leads to the email and the password that were typed', async () => {
  await renderApp({ path: '/login', isSignedIn: false })
  await signIn()
  await press('Back')
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(GUARDED)
})
