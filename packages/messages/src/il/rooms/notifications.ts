import type { texts as source } from '../../en/rooms/notifications.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.notifications': 'התראות',
}
