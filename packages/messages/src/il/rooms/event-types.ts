import type { texts as source } from '../../en/rooms/event-types.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.event_types': 'סוגי פגישות',
  'room.new_event_type': 'סוג פגישה חדש',
}
