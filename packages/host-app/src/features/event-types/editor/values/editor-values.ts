import { EVENT_TYPE_DEFAULTS } from '@scheduling/contract/event-type-defaults'
import { ROOM_KINDS } from '@scheduling/contract/providers'
import type { EventType, Location } from '@scheduling/contract'
import type { RoomAccounts } from '../../../connections/use-room-accounts.ts'

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

/** What is proposed for a new one, so that a name is enough. */
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

/** Where to meet unless somebody says otherwise: in a room that a connected account makes, of the kind that most have. */
export function proposedLocation(rooms: RoomAccounts | undefined, words: string): Location {
  const kind = ROOM_KINDS.find((room) => rooms?.has(room))
  return kind ? { kind } : { kind: 'custom', value: words }
}
