import type { texts as source } from '../../en/rooms/one-offs.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.one_offs': 'Einzeltermin',
}
