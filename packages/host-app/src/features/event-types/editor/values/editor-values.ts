import { EVENT_TYPE_DEFAULTS } from '@scheduling/contract/event-type-defaults'
import { ROOM_KINDS } from '@scheduling/contract/providers'
import type { EventType, Location } from '@scheduling/contract'
import type { RoomAccounts } from '../../../connections/use-room-accounts.ts'

/** The fields of an event type that can be edited. */
export type EventTypeValues = Omit<EventType, 'id' | 'position' | 'given' | 'createdAt'>

export function valuesOf({
  id: _id,
  position: _position,
  given: _given,
  createdAt: _at,
  ...values
}: EventType): EventTypeValues {
  return values
}

/** Suggested values of a new one, so that a name is enough. */
interface Proposed {
  scheduleId: string | undefined
  description: string
  location: Location
}

export function newEventType({ scheduleId, description, location }: Proposed): EventTypeValues {
  return {
    ...structuredClone(EVENT_TYPE_DEFAULTS),
    questions: [],
    reminders: [{ amount: 24, unit: 'hours' }],
    name: '',
    slug: '',
    description,
    locations: [location],
    availability: { kind: 'schedule', scheduleId: scheduleId ?? '' },
  }
}

/** The increment of starts follows the duration until it is set by itself. */
export function withDuration(values: EventTypeValues, duration: number): EventTypeValues {
  const follows = values.increment === values.duration
  return { ...values, duration, increment: follows ? duration : values.increment }
}

/** A short address from a name that is not in use yet. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  if (!taken.includes(slug)) return slug
  for (let number = 2; ; number++) if (!taken.includes(`${slug}-${number}`)) return `${slug}-${number}`
}

/** The default location: a room that a connected account creates, of the most common kind. */
export function proposedLocation(rooms: RoomAccounts | undefined, words: string): Location {
  const kind = ROOM_KINDS.find((room) => rooms?.has(room))
  return kind ? { kind } : { kind: 'custom', value: words }
}
