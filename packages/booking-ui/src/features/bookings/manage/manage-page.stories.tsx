import type { Meta, StoryObj } from '@storybook/react-vite'
import { bookingPage, eventPage, NOW } from '../../../fixtures.ts'
import { StoryPage } from '../../../story-page.tsx'

const meta = { title: 'Booking page/Manage', component: StoryPage } satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const { slots } = eventPage()
const moved = { formerStart: '2027-03-02T10:00:00Z', rescheduleReason: 'The train is late' }

export const Booked: Story = { args: { data: bookingPage({ view: 'confirmed' }) } }
export const BookedDark: Story = {
  args: { data: bookingPage({ view: 'confirmed', options: { theme: 'dark' } }) },
}
export const BookedOnPhone: Story = {
  args: {
    data: bookingPage({ view: 'confirmed', booking: { guests: ['ada@example.com', 'lin@example.com'] } }),
    width: 320,
  },
}
export const BookedRightToLeft: Story = {
  args: { data: bookingPage({ view: 'confirmed', options: { language: 'il' } }) },
}
export const BookedInTwoZones: Story = {
  args: {
    data: bookingPage({
      view: 'confirmed',
      options: { timeZone: 'America/New_York' },
      booking: { start: '2027-04-04T22:00:00Z', end: '2027-04-04T22:30:00Z' },
    }),
  },
}
export const Moved: Story = { args: { data: bookingPage({ view: 'confirmed', booking: moved }) } }
export const TooLateToChange: Story = {
  args: {
    data: bookingPage({
      booking: {
        reschedule: { allowed: false, reason: 'inside_notice', until: '2027-03-01T10:00:00Z' },
        cancel: { allowed: false, reason: 'inside_notice', until: '2027-03-01T10:00:00Z' },
      },
    }),
  },
}
export const CanceledByHost: Story = {
  args: {
    data: bookingPage({
      booking: {
        status: 'canceled',
        canceledBy: 'host',
        cancelReason: 'I am ill, sorry. Please pick another day.',
      },
    }),
  },
}
export const Over: Story = { args: { data: bookingPage({ options: { now: NOW + 30 * 86_400_000 } }) } }

export const DataDeleted: Story = {
  args: {
    data: bookingPage({
      options: { now: NOW + 30 * 86_400_000 },
      booking: {
        erasure: 'done',
        invitee: { name: '', email: '', timeZone: 'Europe/Berlin', language: 'en' },
      },
    }),
  },
}
export const DataDeletedSoonDark: Story = {
  args: {
    data: bookingPage({
      options: { theme: 'dark' },
      booking: { status: 'canceled', canceledBy: 'invitee', erasure: 'asked' },
    }),
  },
}

export const PickNewTime: Story = { args: { data: bookingPage({ view: 'reschedule', slots }) } }
export const Reschedule: Story = {
  args: { data: bookingPage({ view: 'reschedule', slots, slot: slots.starts[40] ?? null }) },
}
/** At every third time, whoever holds the meeting is not free. */
const withOthers = { ...slots, others: slots.starts.filter((_, index) => index % 3 === 0) }
export const OthersFree: Story = { args: { data: bookingPage({ view: 'reschedule', slots: withOthers }) } }
export const OthersFreeOnPhoneDark: Story = {
  args: {
    data: bookingPage({ view: 'reschedule', slots: withOthers, options: { theme: 'dark' } }),
    width: 320,
  },
}
export const RescheduleToOthers: Story = {
  args: { data: bookingPage({ view: 'reschedule', slots: withOthers, slot: slots.starts[39] ?? null }) },
}
export const RescheduleOnPhone: Story = { args: { ...Reschedule.args, width: 320 } }
export const Cancel: Story = { args: { data: bookingPage({ view: 'cancel' }) } }
export const CancelDark: Story = {
  args: { data: bookingPage({ view: 'cancel', options: { theme: 'dark' } }) },
}
