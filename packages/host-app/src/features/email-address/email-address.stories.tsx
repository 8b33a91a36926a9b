import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { asked } from './fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Email address',
  component: Stage,
  args: { path: '/settings/email' },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findByText('anna@example.com')
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const CONFIRM = '/settings/email/confirm?id=0190a1c0-0000-7000-8000-000000000001'
const waiting = async () => {
  await screen.findByText('anna@berg.example')
}
const agree = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm change' }))
}

export const Address: Story = {}
export const AddressRightToLeft: Story = { args: { language: 'il' } }
export const WrongPassword: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('New email address'), 'anna@berg.example')
    await userEvent.type(screen.getByLabelText('Current password'), 'Wrong-1')
    await userEvent.click(screen.getByRole('button', { name: 'Confirm with both addresses' }))
    await screen.findByText('Incorrect current password')
  },
}
export const Waiting: Story = { args: { state: { emailChange: asked } }, play: waiting }
export const WaitingRightToLeft: Story = {
  args: { state: { emailChange: asked }, language: 'il' },
  play: waiting,
}
export const Agree: Story = {
  args: { path: `${CONFIRM}&codex=first`, isSignedIn: false },
  play: async () => {
    await screen.findByRole('button', { name: 'Confirm change' })
  },
}
export const OtherWaits: Story = {
  args: { path: `${CONFIRM}&codex=first`, isSignedIn: false },
  play: async () => {
    await agree()
    await screen.findByText(/to the other address/)
  },
}
export const LinkNotValid: Story = {
  args: { path: `${CONFIRM}&codex=over`, isSignedIn: false },
  play: async () => {
    await agree()
    await screen.findByRole('alert')
  },
}
