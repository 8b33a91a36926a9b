import { EVENT_TYPE_DEFAULTS } from '@scheduling/contract/event-type-defaults'
import type { EventType } from '@scheduling/contract'

/** What is edited of an event type. */
export type EventTypeValues = Omit<EventType, 'id' | 'position' | 'createdAt'>

export function valuesOf({
  id: _id,
  position: _position,
  createdAt: _at,
  ...values
}: EventType): EventTypeValues {
  return values
}

export function newEventType(defaultScheduleId: string | undefined): EventTypeValues {
  return {
    ...structuredClone(EVENT_TYPE_DEFAULTS),
    questions: [],
    reminders: [{ amount: 24, unit: 'hours' }],
    name: '',
    slug: '',
    description: '',
    locations: [],
    availability: { kind: 'schedule', scheduleId: defaultScheduleId ?? '' },
  }
}

/** Starts follow the duration until they are set on their own. */
export function withDuration(values: EventTypeValues, duration: number): EventTypeValues {
  const follows = values.increment === values.duration
  return { ...values, duration, increment: follows ? duration : values.increment }
}

/** A short address from a name, other than those in use. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  if (!taken.includes(slug)) return slug
  for (let number = 2; ; number++) if (!taken.includes(`${slug}-${number}`)) return `${slug}-${number}`
}
