import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Stage } from '../../../fixtures/stage.tsx'
import { videoOf } from '../fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Video embed',
  component: Stage,
  args: { path: '/create-video-embed', isSignedIn: false },
  play: async () => {
    await screen.findByRole('heading', { name: 'Put a video on your website' })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const Empty: Story = {}
export const EmptyRightToLeft: Story = {
  args: { language: 'il' },
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
  },
}
export const NoVideo: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^Video/), 'example.com')
    await userEvent.tab()
    await screen.findByText(/Enter a YouTube or Vimeo link/)
  },
}
export const WithBooking: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^Video/), 'abcd1234')
    await userEvent.click(screen.getByText('Book a time'))
    await userEvent.type(await screen.findByLabelText(/^Booking page/), 'https://other.example/anna')
    await userEvent.tab()
    await screen.findByText(/Enter the address of a booking page/)
    await screen.findByRole('button', { name: 'Copy code' })
  },
}
export const FromLibrary: Story = {
  args: {
    isSignedIn: true,
    state: { videos: [videoOf(1, { page: 'https://meet.example/video_embed/video001' })] },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose from your videos' }))
    await userEvent.click(await screen.findByRole('button', { name: /Product tour/ }))
    await screen.findByRole('button', { name: 'Copy code' })
  },
}
export const LibraryFails: Story = {
  args: { isSignedIn: true, state: { failing: new Map([['GET /videos', { code: 'internal_error' }]]) } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose from your videos' }))
    await screen.findByRole('button', { name: /again/i })
  },
}
export const SignInFirst: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose from your videos' }))
    await screen.findByRole('dialog')
  },
}
