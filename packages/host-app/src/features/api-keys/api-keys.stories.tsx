import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { apiKeys } from './fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/API keys',
  component: Stage,
  args: { path: '/integrations/api-keys', state: { apiKeys } },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findByRole('article', { name: 'Zapier' })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const make = async () => userEvent.click(await screen.findByRole('button', { name: 'New key' }))

export const List: Story = {}
export const Empty: Story = {
  args: { state: {} },
  play: async () => {
    await screen.findByRole('heading', { name: 'No API keys yet' })
  },
}
export const Making: Story = {
  play: async () => {
    await make()
    await userEvent.click(await screen.findByRole('button', { name: 'Create key' }))
  },
}
export const Made: Story = {
  play: async () => {
    await make()
    await userEvent.type(await screen.findByLabelText('Name'), 'Reports')
    await userEvent.type(screen.getByLabelText('Your password'), 'Secret-1')
    await userEvent.click(screen.getByRole('button', { name: 'Create key' }))
    await screen.findByRole('heading', { name: 'Copy your key now' })
  },
}
