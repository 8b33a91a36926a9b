import { foundBookingsQuery } from '../../data/bookings.ts'
import { isolated } from '../../language/isolate.ts'
import { commandSource } from '../../shell/command.ts'
import { IconCalendar } from '../../ui/icons.ts'

/** Upcoming meetings that match the typed text. */
export const bookingCommands = commandSource(foundBookingsQuery, (bookings, { t, format, navigate }) =>
  bookings.map(({ id, invitee, eventName, start, date }) => ({
    id: `booking-${id}`,
    text: `${isolated(invitee.name || t('booking.erased'))} · ${isolated(eventName)}`,
    note: date ? format.day(date) : format.dayTime(Date.parse(start)),
    words: invitee.email,
    icon: IconCalendar,
    run: () => void navigate({ to: '/scheduled-events', search: { booking: id } }),
  })),
)
