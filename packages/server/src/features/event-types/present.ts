import type { DeletedEventType, EventType } from '@scheduling/contract'
import { DAY, limits } from '@scheduling/domain'
import type { StoredEventType } from './store.ts'

export function presentDeletedEventType({ id, name, slug, deleted_at }: StoredEventType): DeletedEventType {
  const deletedAt = Number(deleted_at)
  return {
    id,
    name,
    slug,
    deletedAt: new Date(deletedAt).toISOString(),
    restorableUntil: new Date(deletedAt + limits.DELETED_EVENT_TYPE_DAYS * DAY).toISOString(),
  }
}

export function presentEventType(row: StoredEventType): EventType {
  return {
    id: row.id,
    position: row.position,
    name: row.name,
    slug: row.slug,
    description: row.description,
    isOn: row.is_on,
    isSecret: row.is_secret,
    offText: row.off_text,
    locations: row.locations,
    duration: row.duration,
    increment: row.increment,
    bufferBefore: row.buffer_before,
    bufferAfter: row.buffer_after,
    minimumNotice: row.minimum_notice,
    rescheduleNotice: row.reschedule_notice,
    cancelNotice: row.cancel_notice,
    window: row.booking_window,
    limits: row.limits,
    questions: row.questions,
    availability: row.custom_hours
      ? { kind: 'custom', hours: row.custom_hours }
      : { kind: 'schedule', scheduleId: String(row.schedule_id) },
    reminders: row.reminders,
    confirmation: row.confirmation,
    allowGuests: row.allow_guests,
    confirmEmail: row.confirm_email,
    approval: row.approval,
    video: row.video,
    seats: row.seats,
    showSeatsLeft: row.show_seats_left,
    given: row.given_by && { organizationId: row.given_by, locked: row.locked ?? [] },
    createdAt: row.created_at.toISOString(),
  }
}
