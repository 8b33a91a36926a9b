import type { texts as source } from '../../en/rooms/exports.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.export': 'ייצוא',
}
