import type { Meta, StoryObj } from '@storybook/react-vite'
import { UPLOADS } from '@scheduling/contract/video-uploads'
import { limits } from '@scheduling/domain'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../../fixtures/stage.tsx'
import { videosFixture } from '../fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Upload a video',
  component: Stage,
  args: { path: '/screencast/upload' },
  play: async () => {
    await screen.findByRole('button', { name: 'Upload' })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const MP4 = '\0\0\0\x20ftypisom'

async function choose(name: string, content: string): Promise<void> {
  await screen.findByRole('heading', { level: 1 })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No field for a file')
  await userEvent.upload(input, new File([content], name, { lastModified: 1 }), { applyAccept: false })
}

/** The file is read before it can be sent. */
async function upload(): Promise<void> {
  await choose('tour.mp4', MP4)
  await screen.findByText('tour.mp4')
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
}

export const Nothing: Story = {}
export const NothingRightToLeft: Story = {
  args: { language: 'il' },
  play: async () => {
    await screen.findByRole('button', { name: 'העלאה' })
  },
}
export const Stranger: Story = { args: { isSignedIn: false } }
export const NothingSelected: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
    await screen.findByText('A video must be selected or recorded')
  },
}
export const WrongType: Story = {
  play: async () => {
    await choose('tour.mov', MP4)
    await screen.findByText('Only .mp4, .webm and .ogg videos can be uploaded')
  },
}
export const TooLarge: Story = {
  args: { state: { videoLimits: { ...videosFixture.state().videoLimits, fileBytesMax: 10 } } },
  play: async () => {
    await choose('tour.mp4', MP4)
    await screen.findByText(/This video is too large. The maximum is /)
  },
}
export const NearlyFull: Story = {
  args: {
    state: { videoLimits: { ...videosFixture.state().videoLimits, bytes: limits.VIDEOS_BYTES_MAX * 0.9 } },
  },
  play: async () => {
    await screen.findByText(/Delete some before there is no space left/)
  },
}
export const Unconverted: Story = {
  args: { state: { videoLimits: { ...videosFixture.state().videoLimits, converts: false } } },
  play: async () => {
    await screen.findByText(/MP4 files with H.264 play everywhere/)
  },
}
export const Disguised: Story = {
  play: async () => {
    await choose('tour.mp4', '<!doctype html>')
    await screen.findByText(/doesn’t match its extension/)
  },
}
export const Chosen: Story = {
  play: async () => {
    await choose('tour.mp4', MP4)
    await screen.findByText('tour.mp4')
  },
}
/** Nothing is sent before somebody has signed in; the file stays chosen. */
export const AsksForSignIn: Story = {
  args: { isSignedIn: false },
  play: async () => {
    await upload()
    await screen.findByRole('dialog', { name: 'Sign in to continue' })
  },
}
export const Refused: Story = {
  args: { state: { failing: new Map([['POST /videos', { code: 'video_limit_reached' }]]) } },
  play: async () => {
    await upload()
    await screen.findByText('You have reached the video limit')
  },
}
export const ByLink: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Link' }))
    await userEvent.type(await screen.findByLabelText('YouTube or Vimeo link'), 'https://youtu.be/short')
    await userEvent.click(screen.getByRole('button', { name: 'Add video' }))
    await screen.findByText('Enter a YouTube or Vimeo link')
  },
}
/** The session ended while bytes were on their way. */
export const SignedOut: Story = {
  beforeEach: () => {
    const { fetch } = globalThis
    globalThis.fetch = async (asked, ...more) =>
      typeof asked === 'string' && asked.includes(UPLOADS)
        ? Response.json({}, { status: 401 })
        : fetch(asked, ...more)
    return () => {
      globalThis.fetch = fetch
      localStorage.removeItem('scheduling.upload')
    }
  },
  play: async () => {
    await upload()
    await screen.findByText(/You were signed out, so the upload is paused/)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in and continue' }))
    await screen.findByRole('dialog', { name: 'Sign in to continue' })
  },
}
