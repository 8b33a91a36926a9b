import type { texts as source } from '../../en/rooms/bookings.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.scheduled_events': 'פגישות שנקבעו',
}
