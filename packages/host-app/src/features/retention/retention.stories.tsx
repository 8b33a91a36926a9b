import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Invitees’ data',
  component: Stage,
  args: { path: '/settings/retention' },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findByRole('combobox')
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const Never: Story = {}
export const AfterAYear: Story = { args: { state: { retentionMonths: 12 } } }
export const RightToLeft: Story = { args: { language: 'il', state: { retentionMonths: 6 } } }
