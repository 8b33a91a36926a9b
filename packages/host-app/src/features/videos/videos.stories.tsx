import type { Video } from '@scheduling/contract'
import { DAY, limits } from '@scheduling/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { idOf, iso, NOW } from '../../fixtures/fixture.ts'
import { eventTypes } from '../event-types/fixture.ts'
import { figuresOf, uploadOf, videoLimits, videoOf } from './fixture.ts'

const folder = { id: idOf('video_folder', 1), name: 'Sales', videos: 2, createdAt: iso(NOW) }
const videos = [
  videoOf(1, {
    title: 'Product tour',
    usedIn: [{ kind: 'event_type', id: idOf('event', 2), name: 'Product demo' }],
  }),
  videoOf(2, { title: 'Hello from Anna', folderId: folder.id, seconds: 34, source: 'uploaded' }),
  videoOf(3, { title: 'Webinar', seconds: 5_500, state: 'processing' }),
  videoOf(4, {
    title: 'Recording of yesterday',
    state: 'uploading',
    seconds: null,
    upload: uploadOf(idOf('upload', 1), { bytes: 10_000_000, received: 4_000_000 }),
  }),
  videoOf(5, { title: 'Old format', state: 'failed', failure: 'needs_ffmpeg' }),
  videoOf(6, { title: 'On YouTube', source: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ', seconds: null }),
]

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Videos',
  component: Stage,
  args: { path: '/dynamic-videos', state: { videos, videoFolders: [folder] } },
  play: async () => {
    await screen.findByRole('article', { name: 'Product tour' })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

const shown = async () => {
  await screen.findByRole('heading', { level: 1 })
  await screen.findByLabelText(/Title|כותרת/)
}

export const List: Story = {}
export const ListRightToLeft: Story = { args: { language: 'il' } }
export const SeveralChosen: Story = {
  play: async () => {
    await userEvent.click(await screen.findByLabelText('Select Product tour'))
    await userEvent.click(screen.getByLabelText('Select Webinar'))
    await screen.findByText('Selected: 2')
  },
}
export const Folder: Story = {
  args: { path: `/dynamic-videos/folder/${folder.id}` },
  play: async () => {
    await screen.findByRole('article', { name: 'Hello from Anna' })
  },
}
export const EmptyFolder: Story = {
  args: { path: `/dynamic-videos/folder/${folder.id}`, state: { videoFolders: [folder] } },
  play: async () => {
    await screen.findByText('This folder is empty')
  },
}
export const NothingFound: Story = {
  args: { path: '/dynamic-videos?q=zebra' },
  play: async () => {
    await screen.findByText('No videos match your search')
  },
}
export const Empty: Story = {
  args: { state: {} },
  play: async () => {
    await screen.findByText('No videos yet')
  },
}
export const One: Story = { args: { path: '/dynamic-videos/video001' }, play: shown }
export const OneRightToLeft: Story = {
  args: { path: '/dynamic-videos/video001', language: 'il' },
  play: shown,
}
export const OneWatched: Story = {
  args: { path: '/dynamic-videos/video001', state: { videos, videoFigures: { video001: figuresOf() } } },
  play: async () => {
    const section = within(await screen.findByRole('region', { name: 'Watched' }))
    await section.findByRole('img', { name: /12 at the beginning, at most 12, 3 at the end/ })
    await section.findByText('Booked while the video was at: 0:41 and 1:10')
    await section.findByText(/2 more were probably bots/)
  },
}
export const OneWatchedRightToLeft: Story = {
  args: { ...OneWatched.args, language: 'il' },
  play: async () => {
    await screen.findByRole('region', { name: 'צפיות' })
  },
}
export const OneNotWatched: Story = {
  args: { path: '/dynamic-videos/video001' },
  play: async () => {
    await screen.findByText('Nobody has opened this video yet.')
  },
}
export const OneProcessing: Story = { args: { path: '/dynamic-videos/video003' }, play: shown }
export const OneFailed: Story = { args: { path: '/screencast/video005' }, play: shown }
export const OneAtYouTube: Story = { args: { path: '/dynamic-videos/video006' }, play: shown }
export const OneGone: Story = {
  args: { path: '/dynamic-videos/video999' },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'This video doesn’t exist' })
  },
}
const cues: Video['cues'] = [
  { kind: 'text', from: 0, until: 6, text: 'Hello from Ana' },
  { kind: 'book', from: 41.5, until: 65, text: 'Book a time', eventTypeId: idOf('event', 1) },
  { kind: 'link', from: 70, until: null, text: 'Our prices', url: 'https://example.com/prices' },
]
const withCues = { videos: [videoOf(1, { cues })], eventTypes }
export const OverTheVideo: Story = {
  args: { path: '/dynamic-videos/video001', state: withCues },
  play: async () => {
    const booking = within(await screen.findByRole('group', { name: 'Booking 2' }))
    await booking.findByDisplayValue('Introduction')
    await booking.findByDisplayValue('0:41.5')
  },
}
export const OverTheVideoRightToLeft: Story = {
  args: { ...OverTheVideo.args, language: 'il' },
  play: async () => {
    await screen.findByDisplayValue('https://example.com/prices')
  },
}
export const OverTheVideoRefused: Story = {
  args: OverTheVideo.args,
  play: async () => {
    const link = within(await screen.findByRole('group', { name: 'Link 3' }))
    await userEvent.clear(link.getByLabelText('From'))
    await userEvent.type(link.getByLabelText('From'), '1:40')
    await userEvent.clear(link.getByLabelText('Web address'))
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await link.findByText('The video ends at 1:32')
    await link.findByText('This field is required')
  },
}
export const OverTheVideoFull: Story = {
  args: {
    path: '/dynamic-videos/video001',
    state: {
      videos: [
        videoOf(1, {
          cues: Array.from({ length: limits.VIDEO_CUES_MAX }, (_, index) => ({
            kind: 'text',
            from: index,
            until: index + 1,
            text: `Text ${index + 1}`,
          })),
        }),
      ],
    },
  },
  play: async () => {
    await screen.findByText('A video can have at most 20 buttons and texts.')
  },
}
export const NoLongerShown: Story = {
  args: { path: '/dynamic-videos/video001', state: { videos: [videoOf(1, { until: iso(NOW - 2 * DAY) })] } },
  play: async () => {
    await screen.findByText(/^No longer shown since/)
  },
}
const inUse = videoOf(1, {
  usedIn: [
    { kind: 'event_type', id: idOf('event', 2), name: 'Product demo' },
    { kind: 'campaign', id: idOf('campaign', 1), name: 'Spring outreach' },
    { kind: 'campaign', id: idOf('campaign', 2), name: 'Autumn outreach' },
  ],
})
export const DeletesUsed: Story = {
  args: { path: '/dynamic-videos/video001', state: { videos: [inUse] } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await screen.findByText(/^Used in 2 campaigns/)
  },
}
export const DeletesUsedRightToLeft: Story = {
  args: { ...DeletesUsed.args, language: 'il' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'מחיקה' }))
    await screen.findByText(/^בשימוש בשני קמפיינים/)
  },
}
export const ChapterWithoutTime: Story = {
  args: { path: '/dynamic-videos/video001' },
  play: async () => {
    const chapters = await screen.findByLabelText('Chapters')
    await userEvent.type(chapters, 'Hello')
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByText(/Line 1 doesn’t begin with a time/)
    await waitFor(() => expect(document.activeElement).toBe(chapters))
  },
}
export const TrimRefused: Story = {
  args: { path: '/dynamic-videos/video001' },
  play: async () => {
    const end = await screen.findByLabelText('End')
    await userEvent.clear(end)
    await userEvent.type(end, '2:30')
    await userEvent.click(screen.getByRole('button', { name: 'Trim video' }))
    await screen.findByText('The video ends at 1:32')
    await waitFor(() => expect(document.activeElement).toBe(end))
  },
}
export const Trimmed: Story = {
  args: { path: '/dynamic-videos/video001' },
  play: async () => {
    const start = await screen.findByLabelText('Start')
    await userEvent.clear(start)
    await userEvent.type(start, '0:04.5')
    await userEvent.click(screen.getByRole('button', { name: 'Trim video' }))
    await screen.findByText(/Trimming to 0:04.5–1:32/)
  },
}
export const TrimUndone: Story = {
  args: {
    path: '/dynamic-videos/video001',
    state: {
      videos: [
        videoOf(1, {
          seconds: 55,
          trim: { from: 4.5, to: 60, state: 'done', undoUntil: iso(NOW + 7 * DAY) },
        }),
      ],
    },
  },
  play: async () => {
    await screen.findByText('Trimmed to 0:04.5–1:00 of the whole video.')
    await userEvent.click(screen.getByRole('button', { name: 'Undo trim' }))
    await screen.findByText('The whole video is back')
    await waitFor(() => expect(screen.queryByText(/^Trimmed to/)).toBeNull())
  },
}
export const TrimFailed: Story = {
  args: {
    path: '/dynamic-videos/video001',
    state: { videos: [videoOf(1, { trim: { from: 4.5, to: 60, state: 'failed', undoUntil: null } })] },
  },
  play: async () => {
    await screen.findByText('We couldn’t trim the video. It’s unchanged.')
  },
}
const CAPTIONS = 'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nHello, I am Ana'
const unchecked = { language: 'en', label: 'English (automatic)', byMachine: true }

export const CaptionsByMachine: Story = {
  args: {
    path: '/dynamic-videos/video001',
    state: {
      videos: [videoOf(1, { captions: [unchecked] })],
      videoCaptions: { 'video001 en': { label: unchecked.label, text: CAPTIONS } },
      videoLimits: { ...videoLimits, transcribes: true },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Write captions automatically' }))
    await screen.findByText('Writing captions in English. You can leave this page.')
    await screen.findByText('Made by a machine. Please check them.')
    await userEvent.click(screen.getByRole('button', { name: 'Check captions' }))
    const text = await screen.findByLabelText(/Times and text/)
    await userEvent.type(text, 'a')
    await userEvent.click(screen.getByRole('button', { name: 'Save captions' }))
    await waitFor(() => expect(screen.queryByText('Made by a machine. Please check them.')).toBeNull())
  },
}
export const CaptionsFailedRightToLeft: Story = {
  args: {
    language: 'il',
    path: '/dynamic-videos/video001',
    state: {
      videos: [videoOf(1, { transcript: { language: 'en', state: 'failed', failure: 'no_words' } })],
      videoLimits: { ...videoLimits, transcribes: true },
    },
  },
  play: async () => {
    await screen.findByText('לא נשמע דיבור בסרטון הזה.')
  },
}
