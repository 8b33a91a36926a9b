import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'

// Every room waits and fails like this one: they all draw `Answer`.

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/States',
  component: Stage,
  args: { path: '/groupinvite' },
}
export default meta
type Story = StoryObj<typeof Stage>

export const Loading: Story = {
  args: { state: { wait: new Promise(() => undefined) } },
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
    await screen.findByRole('status', { name: 'Loading' })
  },
}
export const Failed: Story = {
  args: { state: { failing: new Map([['GET /polls', { code: 'internal_error' }]]) } },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' })
  },
}
