import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Accounts',
  component: Stage,
  args: { path: '/login', isSignedIn: false },
  // The room is a file of its own: without it there is nothing to check.
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const SignIn: Story = {}
export const SignInLight: Story = { args: { theme: 'light' } }
export const Confirmed: Story = { args: { path: '/login?id=u1&codex=123' } }
export const SignUp: Story = { args: { path: '/onboard' } }
export const SignUpRightToLeft: Story = { args: { path: '/onboard', language: 'he' } }
