import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { me } from '../accounts/fixture.ts'

const onTrial = {
  ...me,
  server: { ...me.server, hasPlans: true },
  plan_type: 'entry_trial',
  trial_end: Date.parse('2026-12-01T00:00:00Z') / 1_000,
}

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Plans',
  component: Stage,
  args: { path: '/upgrade', state: { me: onTrial } },
  play: async () => {
    await screen.findByRole('button', { name: /Ask to upgrade|Um Hochstufung bitten|בקשת שדרוג/ })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const OnTrial: Story = {}
export const OnTrialRightToLeft: Story = { args: { language: 'il' } }
export const OnBlackFriday: Story = {
  args: {
    state: {
      me: {
        ...onTrial,
        server: { ...onTrial.server, blackFridayEnds: Date.parse('2026-12-01T00:00:00Z') / 1_000 },
      },
    },
  },
}
export const Ended: Story = {
  args: {
    state: {
      me: {
        ...onTrial,
        account_type: 'basic',
        plan_type: 'Free',
        trial_end: Date.parse('2026-11-20T00:00:00Z') / 1_000,
      },
    },
  },
}
export const NobodyToAsk: Story = {
  args: { state: { me: { ...onTrial, server: { ...onTrial.server, takesFeedback: false } } } },
  play: async () => {
    await screen.findByText(/Ask them for a larger one/)
  },
}
export const NoPlans: Story = {
  args: { state: { me } },
  play: async () => {
    await screen.findByText('Everything is included')
  },
}
export const Overlay: Story = {
  args: { path: '/availability' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Upgrade' }))
    await screen.findByRole('button', { name: 'Ask to upgrade' })
  },
}
export const Feedback: Story = {
  args: { path: '/tutorials', state: { me } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /’s account$/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send feedback' }))
    await screen.findByRole('dialog', { name: 'Send feedback' })
    // The menu closes with an animation, without entries.
    await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull())
  },
}
