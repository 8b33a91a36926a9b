import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { Stage } from '../../fixtures/stage.tsx'
import { idOf } from '../../fixtures/fixture.ts'
import { approvals, bookings as sampleBookings, bookingsOfClass, emails } from './fixture.ts'

const meta: Meta<typeof Stage> = {
  title: 'Dashboard/Scheduled events',
  component: Stage,
  args: { path: '/scheduled-events' },
  // The room is a separate file. Wait for it, or there is nothing to check.
  play: async () => {
    await screen.findByRole('heading', { level: 1 })
  },
}
export default meta
type Story = StoryObj<typeof Stage>

export const Upcoming: Story = {}
export const PastInGerman: Story = { args: { path: '/scheduled-events?tab=past', language: 'de' } }
export const WithCanceled: Story = { args: { path: '/scheduled-events?canceled=1' } }
const opened = async () => {
  await screen.findByText('A train was late.')
}
export const Details: Story = {
  play: opened,
  args: { path: `/scheduled-events?booking=${idOf('booking', 8)}` },
}
export const DetailsRightToLeft: Story = {
  play: opened,
  args: { path: `/scheduled-events?booking=${idOf('booking', 8)}`, language: 'il' },
}
const choosingWho = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(Reassign|Übergeben|העברה)$/ }))
  await screen.findByText('Bo Lindqvist')
}
const shared = `/scheduled-events?booking=${idOf('booking', 12)}`
export const HandingOn: Story = { play: choosingWho, args: { path: shared } }
export const HandingOnInGerman: Story = { play: choosingWho, args: { path: shared, language: 'de' } }
export const HandingOnRightToLeft: Story = { play: choosingWho, args: { path: shared, language: 'il' } }
const whyFree = async () => {
  await opened()
  const summary = document.querySelector('article summary')
  if (summary) await userEvent.click(summary)
  await screen.findByText(/Working hours/)
}
export const WhyItWasFree: Story = {
  play: whyFree,
  args: { path: `/scheduled-events?booking=${idOf('booking', 8)}` },
}
export const WhyItWasFreeInGerman: Story = {
  play: whyFree,
  args: { path: `/scheduled-events?booking=${idOf('booking', 8)}`, language: 'de' },
}
export const WhyItWasFreeRightToLeft: Story = {
  play: whyFree,
  args: { path: `/scheduled-events?booking=${idOf('booking', 8)}`, language: 'il' },
}
const withRequests = { state: { approvals } }
const declining: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(Decline|דחייה)$/ }))
  await screen.findByRole('textbox', { name: /^(Reason|סיבה)/ })
}
export const Requests: Story = { args: withRequests }
export const RequestsInGerman: Story = { args: { ...withRequests, language: 'de' } }
export const DecliningARequest: Story = { args: withRequests, play: declining }
export const DecliningARequestRightToLeft: Story = {
  args: { ...withRequests, language: 'il' },
  play: declining,
}
const OFFERED = {
  state: {
    approvals: approvals.map((one) => ({
      ...one,
      offered: {
        starts: ['2026-11-28T18:00:00Z', '2026-11-30T09:30:00Z'],
        message: 'Does one of these work?',
      },
      canOffer: false,
    })),
  },
}
const PROPOSED = {
  state: {
    approvals: approvals.map((one) => ({
      ...one,
      proposed: {
        starts: ['2026-11-28T18:00:00Z', '2026-11-30T09:30:00Z'],
        message: 'Either of these suits me.',
      },
    })),
  },
}
const offering: Story['play'] = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: /^(Offer other times|הצעת מועדים אחרים)$/ }),
  )
  await screen.findByRole('textbox', { name: /^(Message|הודעה)/ })
}
export const OfferingTimes: Story = { args: withRequests, play: offering }
export const OfferingTimesRightToLeft: Story = { args: { ...withRequests, language: 'il' }, play: offering }
export const OfferedTimes: Story = { args: OFFERED }
export const OfferedTimesInGerman: Story = { args: { ...OFFERED, language: 'de' } }
export const ProposedTimes: Story = { args: PROPOSED }
export const ProposedTimesRightToLeft: Story = { args: { ...PROPOSED, language: 'il' } }
export const AfterAFlood: Story = {
  args: { state: { suggestions: { confirmEmail: { at: '2026-11-23T09:20:00Z' } } } },
}
export const PastMeeting: Story = {
  args: { path: `/scheduled-events?tab=past&booking=${idOf('booking', 3)}` },
  play: async () => {
    await screen.findByRole('button', { name: 'Invitee didn’t come' })
  },
}
export const NoShow: Story = {
  args: {
    path: `/scheduled-events?tab=past&booking=${idOf('booking', 3)}`,
    state: { bookings: sampleBookings.map((one) => ({ ...one, noShow: 'invitee' as const })) },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Undo no-show' })
  },
}
const refused = {
  path: `/scheduled-events?booking=${idOf('booking', 8)}`,
  state: {
    bookings: sampleBookings.map((one) => ({ ...one, mailRefused: true as const })),
    emails,
  },
}
const withAnswer = async () => {
  await screen.findByText(/No such user here/)
}
export const RefusedEmail: Story = { play: withAnswer, args: refused }
export const RefusedEmailInGerman: Story = { play: withAnswer, args: { ...refused, language: 'de' } }
export const RefusedEmailRightToLeft: Story = { play: withAnswer, args: { ...refused, language: 'il' } }
export const NoEmails: Story = {
  args: { path: refused.path },
  play: async () => {
    await screen.findByText(/^No emails yet/)
  },
}
export const EmailsNotLoaded: Story = {
  args: {
    path: refused.path,
    state: { failing: new Map([['GET /bookings/:id/emails', { code: 'internal_error' as const }]]) },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' })
  },
}
export const Empty: Story = { args: { state: { bookings: [] } } }
export const NothingFound: Story = { args: { path: '/scheduled-events?q=nobody' } }
export const Filtered: Story = {
  args: { path: '/scheduled-events?from=2026-11-25&to=2026-12-04' },
  play: async () => {
    await screen.findByLabelText('From')
    await screen.findByRole('heading', { name: /^Tomorrow/ })
  },
}
export const FilteredToNothing: Story = {
  args: { path: '/scheduled-events?from=2027-11-25' },
  play: async () => {
    await screen.findByText('No meetings match')
  },
}
const openBooking: Story['play'] = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: /^(Book a meeting|Termin buchen|קביעת פגישה)$/ }),
  )
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('combobox', { name: /^(Event type|Terminart|סוג פגישה)/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Introduction' }))
  await dialog.findAllByRole('button', { pressed: false })
}
export const BookingAMeeting: Story = { play: openBooking }
export const BookingAMeetingInGerman: Story = { play: openBooking, args: { language: 'de' } }
export const BookingAMeetingRightToLeft: Story = { play: openBooking, args: { language: 'il' } }
export const BookingWithoutEventTypes: Story = {
  args: { state: { eventTypes: [] } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Book a meeting' }))
    await screen.findByText('All your event types are off. Turn one on to book a meeting.')
  },
}

const ofClass = {
  path: `/scheduled-events?booking=${idOf('booking', 50)}`,
  state: { bookings: bookingsOfClass },
}
const cancelingForEveryone: Story['play'] = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: /^(Cancel meeting|Termin absagen|ביטול הפגישה)$/ }),
  )
  await userEvent.click(await screen.findByRole('radio', { name: /3/ }))
}
export const SeatsOfATime: Story = { args: { state: ofClass.state } }
export const CancelingForEveryone: Story = { args: ofClass, play: cancelingForEveryone }
export const CancelingForEveryoneInGerman: Story = {
  args: { ...ofClass, language: 'de' },
  play: cancelingForEveryone,
}
export const CancelingForEveryoneRightToLeft: Story = {
  args: { ...ofClass, language: 'il' },
  play: cancelingForEveryone,
}

export const WithPrivateNotes: Story = {
  args: {
    path: `/scheduled-events?booking=${idOf('booking', 8)}`,
    state: { bookings: sampleBookings.map((one) => ({ ...one, notes: 'Asked for a discount.' })) },
  },
  play: async () => {
    await screen.findByDisplayValue('Asked for a discount.')
  },
}

const changingGuests: Story['play'] = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: /^(Change guests|Gäste ändern|שינוי האורחים)$/ }),
  )
  await screen.findByDisplayValue('sam@example.com')
}
const withGuests = { path: `/scheduled-events?booking=${idOf('booking', 8)}` }
export const ChangingGuests: Story = { play: changingGuests, args: withGuests }
export const ChangingGuestsInGerman: Story = { play: changingGuests, args: { ...withGuests, language: 'de' } }
export const ChangingGuestsRightToLeft: Story = {
  play: changingGuests,
  args: { ...withGuests, language: 'il' },
}
const changingPlace: Story['play'] = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: /^(Change location|Ort ändern|שינוי המיקום)$/ }),
  )
  await screen.findByRole('combobox', { name: /^(Location|Ort|מיקום)/ })
}
export const ChangingLocation: Story = { play: changingPlace, args: withGuests }
export const ChangingLocationInGerman: Story = {
  play: changingPlace,
  args: { ...withGuests, language: 'de' },
}
export const ChangingLocationRightToLeft: Story = {
  play: changingPlace,
  args: { ...withGuests, language: 'il' },
}
export const BookingAgain: Story = {
  args: withGuests,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Book again' }))
    await screen.findByDisplayValue('lena@example.de')
  },
}
