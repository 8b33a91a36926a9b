import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Stage } from '../../../fixtures/stage.tsx'
import { me } from '../../accounts/fixture.ts'
import { videoLimits, videoOf } from '../fixture.ts'
import { tapesFolder } from '../tape/tape-files.ts'

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
/** A control that is busy or removed loses it, which only a browser does. */
async function focusIsOn(role: 'button' | 'combobox', name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus())
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
    await focusIsOn('combobox', 'Camera')
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
/** Another program has the camera. */
export const Busy: Story = {
  args: { state: { devices: 'busy' } },
  play: async () => {
    await choose('Camera')
    await press('Turn on camera')
    await screen.findByText(/^Another program is using the camera/)
  },
}
export const MicrophoneDenied: Story = {
  args: { state: { devices: 'denied' } },
  play: async () => {
    await press('Turn on microphone')
    await screen.findByText('This site isn’t allowed to use your microphone.')
    await focusIsOn('button', 'Turn on microphone')
  },
}
export const NoMicrophone: Story = {
  args: { state: { devices: 'missing' } },
  play: async () => {
    await press('Turn on microphone')
    await screen.findByText(/^No microphone was found/)
  },
}
export const ScreenBusy: Story = {
  args: { state: { devices: 'busy' } },
  play: async () => {
    await choose('Screen')
    await press('Choose a screen, window or tab')
    await screen.findByText('We can’t record the screen right now. Try again.')
  },
}
/** Uploads reach no server in stories, so the take stays on this device. */
async function record(): Promise<void> {
  await choose('Camera')
  await userEvent.click(await screen.findByLabelText('Record my voice'))
  await press('Start recording')
  await screen.findByRole('button', { name: 'Cancel' })
  await screen.findByRole('button', { name: 'Pause' }, { timeout: 20_000 })
  await focusIsOn('button', 'Stop')
  await screen.findByText(/saved on this device/)
}
/** A take of one story is not offered in the next one. */
async function forgetTakes(): Promise<void> {
  const folder = await tapesFolder()
  for await (const name of folder.keys()) await folder.removeEntry(name).catch(() => undefined)
}
const takes = {
  beforeEach: async () => {
    await forgetTakes()
    return forgetTakes
  },
}
export const Recording: Story = { ...takes, play: record }
export const Paused: Story = {
  ...takes,
  play: async () => {
    await record()
    await press('Pause')
    await screen.findByText('Paused')
    await focusIsOn('button', 'Resume')
  },
}
export const Stopped: Story = {
  ...takes,
  play: async () => {
    await record()
    await press('Stop')
    await screen.findByText('Watch it, then use it or start over.')
    await focusIsOn('button', 'Use this video')
  },
}
export const StoppedRightToLeft: Story = {
  ...takes,
  args: { language: 'il' },
  play: async () => {
    await choose('מצלמה')
    await userEvent.click(await screen.findByLabelText('הקלטת הקול שלי'))
    await press('התחלת הקלטה')
    await userEvent.click(await screen.findByRole('button', { name: 'עצירה' }, { timeout: 20_000 }))
    await screen.findByRole('button', { name: 'להשתמש בסרטון הזה' })
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
