import type { texts as source } from '../../en/rooms/calendars.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.calendar_connections': 'חיבורי יומן',
}
