import type { api } from '@scheduling/contract'
import type { Updateable } from 'kysely'
import type { EventTypeRow } from './tables.ts'

type Change = (typeof api)['PATCH /event-types/:id']['$input']['body']

export function columnsOf(input: Change): Updateable<EventTypeRow> {
  const { availability } = input
  return {
    slug: input.slug,
    name: input.name,
    description: input.description,
    is_on: input.isOn,
    is_secret: input.isSecret,
    off_text: input.offText,
    duration: input.duration,
    increment: input.increment,
    buffer_before: input.bufferBefore,
    buffer_after: input.bufferAfter,
    minimum_notice: input.minimumNotice,
    reschedule_notice: input.rescheduleNotice,
    cancel_notice: input.cancelNotice,
    booking_window: json(input.window),
    limits: json(input.limits),
    locations: json(input.locations),
    questions: json(input.questions),
    reminders: json(input.reminders),
    confirmation: json(input.confirmation),
    allow_guests: input.allowGuests,
    confirm_email: input.confirmEmail,
    approval: input.approval === null ? null : json(input.approval),
    video: input.video === null ? null : json(input.video),
    seats: input.seats,
    show_seats_left: input.showSeatsLeft,
    ...(availability?.kind === 'schedule' && { schedule_id: availability.scheduleId, custom_hours: null }),
    ...(availability?.kind === 'custom' && {
      schedule_id: null,
      custom_hours: JSON.stringify(availability.hours),
    }),
  }
}

function json(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value)
}
