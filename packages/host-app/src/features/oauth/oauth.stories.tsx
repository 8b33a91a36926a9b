import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { apps, badRequest, grants, refusedRequest } from './fixture.ts'

const ASKED = '/integrations/authorize?client_id=https%3A%2F%2Fassistant.example%2Fapp'
const KEYS = '/integrations/api-keys'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Connected apps',
  component: Stage,
  args: { path: ASKED },
}
export default meta
type Story = StoryObj<typeof Stage>

const seen = async () => {
  await screen.findByRole('heading', { name: 'Allow Assistant to act for you?' })
}

export const Consent: Story = { play: seen }
export const ConsentInHebrew: Story = {
  args: { language: 'il' },
  play: async () => {
    await screen.findByRole('button', { name: 'לאפשר' })
  },
}
export const SignedOut: Story = {
  args: { isSignedIn: false },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await screen.findByRole('dialog')
  },
}
export const SignedOutInHebrew: Story = {
  args: { isSignedIn: false, language: 'il' },
  play: async () => {
    await screen.findByRole('heading', { name: 'אפליקציה מבקשת גישה לחשבון שלכם' })
  },
}
export const Allowed: Story = {
  play: async () => {
    await seen()
    await userEvent.click(screen.getByRole('button', { name: 'Allow' }))
    await screen.findByRole('heading', { name: 'Assistant is connected' })
  },
}
export const WrongRequest: Story = {
  args: { state: { accessRequest: refusedRequest } },
  play: async () => {
    await screen.findByRole('link', { name: 'Back to assistant.example' })
  },
}
export const UnknownApp: Story = {
  args: { state: { failing: new Map([['POST /oauth/requests', badRequest]]) } },
  play: async () => {
    await screen.findByRole('heading', { name: 'This app can’t be connected' })
  },
}
export const Lists: Story = {
  args: { path: KEYS, state: { grants, apps } },
  play: async () => {
    await screen.findByRole('article', { name: 'Assistant' })
  },
}
export const Registering: Story = {
  args: { path: KEYS },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Register an app' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Register' }))
  },
}
