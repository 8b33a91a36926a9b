import type { texts as source } from '../../en/rooms/polls.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.polls': 'סקרים קבוצתיים',
}
