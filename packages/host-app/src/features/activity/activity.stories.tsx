import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { longActivity } from './fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Activity',
  component: Stage,
  args: { path: '/settings/security' },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findAllByRole('heading', { level: 1 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const listed = async () => {
  await screen.findAllByRole('listitem')
}

export const List: Story = { play: listed }
export const RightToLeft: Story = { args: { language: 'il' }, play: listed }
export const Everything: Story = { args: { path: '/settings/security?show=all' }, play: listed }
export const HalfAYear: Story = {
  args: { path: '/settings/security?show=all', state: { activity: longActivity } },
  play: listed,
}
export const Empty: Story = { args: { state: { activity: [] } } }
