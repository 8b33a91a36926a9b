import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { noReferrals } from './fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Invite and earn',
  component: Stage,
  args: { path: '/invite' },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findByText('mira@studio.example')
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const Invitations: Story = {}
export const Empty: Story = {
  args: { state: { referrals: noReferrals } },
  play: async () => {
    await screen.findByRole('heading', { name: 'No invitations yet' })
  },
}
export const Deleting: Story = {
  play: async () => {
    const button = await screen.findByRole('button', {
      name: 'Delete the invitation to mira@studio.example',
    })
    await userEvent.click(button)
    await screen.findByRole('dialog', { name: 'Delete this invitation?' })
  },
}
export const NotABusiness: Story = {
  args: {
    state: {
      failing: new Map([
        [
          'POST /referrals/invitations',
          {
            code: 'business_email_only',
            errors: [{ path: 'email', reason: 'business_email_only', message: '' }],
          },
        ],
      ]),
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Business email'), 'noa@gmail.com')
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }))
    await screen.findByText(/^Only business e-mail allowed/)
  },
}
export const Rewards: Story = {
  args: { path: '/invite/rewards' },
  play: async () => {
    await screen.findByText('50 points', { selector: 'p' })
  },
}
export const NoPoints: Story = {
  args: { path: '/invite/rewards', state: { referrals: noReferrals } },
  play: async () => {
    await screen.findByText('50 more points needed')
  },
}
export const NoRewards: Story = {
  args: { path: '/invite/rewards', state: { referrals: { ...noReferrals, isRewarded: false } } },
  play: async () => {
    await screen.findByRole('heading', { name: 'No rewards on this server' })
  },
}
export const AffiliateLink: Story = {
  args: { path: '/invite/link' },
  play: async () => {
    await screen.findByText('https://meet.example.com/try/dana')
  },
}
export const RightToLeft: Story = {
  args: { language: 'il' },
  play: async () => {
    await screen.findByText('mira@studio.example')
  },
}
