import type { texts as source } from '../../en/rooms/plans.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.upgrade': 'שדרוג',
}
