import type { texts as source } from '../../en/rooms/retention.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.retention': 'נתוני מוזמנים',
}
