import type { texts as source } from '../../en/rooms/routing.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.routing': 'Leitformulare',
}
