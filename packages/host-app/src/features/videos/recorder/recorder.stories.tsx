import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Stage } from '../../../fixtures/stage.tsx'
import { me } from '../../accounts/fixture.ts'
import { videoLimits, videoOf } from '../fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Recorder',
  component: Stage,
  args: { path: '/screencast' },
  play: async () => {
    await screen.findByRole('radiogroup')
  },
}
export default meta
type Story = StoryObj<typeof Stage>

async function choose(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name }))
}
async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }))
}

export const GetReady: Story = {
  play: async () => {
    await screen.findByText('Video minutes left this month, for sending to leads: 909 of 1,000')
  },
}
const sold = { ...me.server, hasPlans: true, sellsPlans: true }
const bought = { ...me, plan_type: 'growth_monthly', quantity_minutes: 1_000, server: sold }
const videos = { slug: 'screencast', data: 'yes', popup: null }
const minutes = { slug: 'dynamic-videos-minutes', data: '1000', popup: null }
/** Recording goes on; what more minutes cost is said where they are used up. */
export const MinutesUsedUp: Story = {
  args: {
    state: {
      me: { ...bought, configs: [videos, minutes] },
      videoLimits: { ...videoLimits, minutes: { usedSeconds: 60_000, max: 1_000 } },
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Start recording' })
    await press('Get more minutes')
    await screen.findByText('Extra minutes at $0.15 per minute')
  },
}
export const NotInPlan: Story = {
  args: {
    state: {
      me: {
        ...bought,
        configs: [{ slug: 'screencast', data: 'no', popup: 'screencast' }],
        upgrade_popups: [{ id: 'screencast', html: 'Recording comes with <b>Entry</b>.' }],
      },
    },
  },
  play: async () => {
    await screen.findByText('Not in your plan')
    await press('Upgrade Now')
    await screen.findByText(/Recording comes with/)
  },
}
export const GetReadyRightToLeft: Story = { args: { language: 'il' } }
export const Chosen: Story = {
  play: async () => {
    await press('Choose a screen, window or tab')
    await screen.findByText(/Its sound is not recorded/)
    await press('Turn on camera')
    await screen.findByRole('button', { name: /^Your camera/ })
    await press('Turn on microphone')
    await screen.findByRole('img', { name: 'Microphone level' })
  },
}
/** Moved by keys alone, and never out of the picture. */
export const BubbleMoved: Story = {
  play: async () => {
    await press('Choose a screen, window or tab')
    await press('Turn on camera')
    const bubble = await screen.findByRole('button', { name: /^Your camera/ })
    bubble.focus()
    const before = bubble.style.left
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}')
    await waitFor(() => expect(bubble.style.left).not.toBe(before))
    await userEvent.keyboard('{ArrowLeft>9/}')
    await waitFor(() => expect(parseFloat(bubble.style.left)).toBeGreaterThan(5))
  },
}
export const Denied: Story = {
  args: { state: { devices: 'denied' } },
  play: async () => {
    await choose('Camera')
    await press('Turn on camera')
    await screen.findByText('Device error, grant permission to record video')
    await screen.findByText(/In Chrome, click the icon/)
  },
}
export const DeniedRightToLeft: Story = {
  args: { state: { devices: 'denied' }, language: 'il' },
  play: async () => {
    await choose('מצלמה')
    await press('הפעלת המצלמה')
    await screen.findByRole('alert')
  },
}
export const NoDevice: Story = {
  args: { state: { devices: 'missing' } },
  play: async () => {
    await choose('Camera')
    await press('Turn on camera')
    await screen.findByText(/No camera was found/)
  },
}
export const NothingShared: Story = {
  args: { state: { devices: 'canceled' } },
  play: async () => {
    await choose('Screen')
    await press('Choose a screen, window or tab')
    await screen.findByText(/Nothing was chosen/)
  },
}
export const LimitReached: Story = {
  args: {
    state: {
      videos: [videoOf(1)],
      videoLimits: { ...videoLimits, videos: 1, videosMax: 1 },
    },
  },
  play: async () => {
    await screen.findByText('You have reached the video limit')
  },
}
