import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { GUARDED, me } from './fixture.ts'

const unverified = { ...me, userStatus: 'unverified' as const }

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Accounts',
  component: Stage,
  args: { path: '/login', isSignedIn: false },
  // The room is a separate file. Without it, there is nothing to check.
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

async function signIn(password: string, email = 'anna@example.com') {
  await userEvent.type(await screen.findByLabelText('Email'), email)
  await userEvent.type(await screen.findByLabelText('Password'), password)
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
}

const reminded = async () => {
  await screen.findByRole('region', { name: 'Confirm your email address' })
}

export const SignIn: Story = {}
export const WrongDetails: Story = { play: () => signIn('Wrong-1') }
const askForCode = async () => {
  await signIn('Secret-1', GUARDED)
  await screen.findByLabelText('Code from your app')
}
export const Code: Story = { play: askForCode }
export const WrongTwoFactorCode: Story = {
  play: async () => {
    await askForCode()
    await userEvent.type(screen.getByLabelText('Code from your app'), '000000')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByText('The provided two-factor code was not valid.')
  },
}
export const OneMoment: Story = {
  args: { state: { asksForWork: true, wait: new Promise(() => undefined) } },
  play: async () => {
    await signIn('Secret-1')
    await screen.findByRole('button', { name: 'One moment …' })
  },
}
export const LinkElsewhere: Story = { args: { path: '/login?id=u1&codex=123' } }
export const LinkNotValid: Story = {
  args: {
    path: '/login?id=u1&codex=123',
    state: { failing: new Map([['GET /users/verify', { code: 'verification_invalid' }]]) },
  },
}
export const Reminded: Story = {
  args: { path: '/', isSignedIn: true, state: { me: unverified } },
  play: reminded,
}
export const RemindedRightToLeft: Story = {
  args: { path: '/', isSignedIn: true, language: 'il', state: { me: unverified } },
}
export const RemindedWrongCode: Story = {
  args: { path: '/', isSignedIn: true, state: { me: unverified } },
  play: async () => {
    await reminded()
    const bar = within(await screen.findByRole('region', { name: 'Confirm your email address' }))
    await userEvent.type(await bar.findByLabelText('Code from the email'), '111111')
    await userEvent.click(await bar.findByRole('button', { name: 'Confirm' }))
    await bar.findByText(/This code is wrong/)
  },
}
