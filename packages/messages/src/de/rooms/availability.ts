import type { texts as source } from '../../en/rooms/availability.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.availability': 'Verfügbarkeit',
}
