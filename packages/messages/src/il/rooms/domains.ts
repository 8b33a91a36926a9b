import type { texts as source } from '../../en/rooms/domains.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.domain': 'דומיין אישי',
}
