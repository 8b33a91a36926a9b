import type { Meta, StoryObj } from '@storybook/react-vite'
import { listPage, noticePage } from '../../fixtures.ts'
import { StoryPage } from '../../story-page.tsx'

const meta = { title: 'Booking page/Without a script', component: StoryPage } satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const BookingList: Story = { args: { data: listPage() } }
export const BookingListOnPhone: Story = { args: { data: listPage(), width: 320 } }
export const BookingListEmpty: Story = { args: { data: listPage([]) } }
export const NotFound: Story = { args: { data: noticePage('not_found') } }
export const NotOpen: Story = { args: { data: noticePage('not_open') } }
export const LinkExpired: Story = { args: { data: noticePage('link_expired') } }
export const EventOff: Story = { args: { data: noticePage('event_off') } }
export const EventOffInOwnWords: Story = {
  args: {
    data: noticePage('event_off', 'I’m on leave until September.\n\nAsk office@example.com meanwhile.'),
  },
}
export const Unavailable: Story = { args: { data: noticePage('unavailable') } }
