import type { texts as source } from '../../en/rooms/activity.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.security': 'פעילות',
  'room.activity': 'פעילות',
}
