import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { idOf } from '../../fixtures/fixture.ts'
import { Stage } from '../../fixtures/stage.tsx'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Analytics',
  component: Stage,
  args: { path: '/analytics' },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findByRole('heading', { name: 'Popular times' })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const Month: Story = {}
export const Year: Story = { args: { path: '/analytics?days=365' } }
export const OwnDays: Story = { args: { path: '/analytics?from=2026-11-01&to=2026-11-14' } }
export const OfOrganization: Story = {
  args: {
    state: {
      analyticsPeople: ['Ada Mensah', 'Bo Lindqvist', 'Maximiliane von Hohenstein-Oberndorff'].map(
        (name, index) => ({ id: idOf('colleague', index + 1), name, meetings: 23 - index * 7 }),
      ),
    },
  },
}
export const RightToLeft: Story = {
  args: { language: 'il' },
  play: async () => {
    await screen.findByRole('heading', { name: 'שעות פופולריות' })
  },
}
export const Empty: Story = {
  args: { state: { hasNoVisitors: true } },
  play: async () => {
    await screen.findByRole('heading', { name: 'No views or bookings on these days' })
  },
}
