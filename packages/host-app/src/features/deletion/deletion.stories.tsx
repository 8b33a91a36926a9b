import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { studio } from '../organizations/fixture.ts'
import { Stage } from '../../fixtures/stage.tsx'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Delete account',
  component: Stage,
  args: { path: '/settings/delete' },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findAllByRole('radio')
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const Asked: Story = {}
export const RightToLeft: Story = { args: { language: 'il' } }
export const NoMeetings: Story = {
  args: { state: { meetingsToCome: 0 } },
  play: async () => {
    await screen.findByLabelText('Your password')
  },
}
export const OwnsAnOrganization: Story = {
  args: { state: { owned: [{ id: studio.id, name: studio.name }] } },
  play: async () => {
    await screen.findByText('Studio North')
  },
}
export const NothingGiven: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }))
    await screen.findAllByText('This field is required')
  },
}
export const Gone: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^Why/), 'No more meetings')
    await userEvent.type(screen.getByLabelText('Your password'), 'Secret-1')
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
    await screen.findByText('Account deleted')
  },
}
