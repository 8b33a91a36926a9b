import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Analytics',
  component: Stage,
  args: { path: '/analytics' },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findByRole('heading', { name: 'Popular days of the week' })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const Month: Story = {}
export const Year: Story = { args: { path: '/analytics?days=365' } }
export const OwnDays: Story = { args: { path: '/analytics?from=2026-11-01&to=2026-11-14' } }
export const RightToLeft: Story = {
  args: { language: 'il' },
  play: async () => {
    await screen.findByRole('heading', { name: 'ימים מבוקשים בשבוע' })
  },
}
export const Empty: Story = {
  args: { state: { hasNoVisitors: true } },
  play: async () => {
    await screen.findByRole('heading', { name: 'No views or bookings on these days' })
  },
}
