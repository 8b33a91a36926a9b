import type { texts as source } from '../../en/rooms/two-factor.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.two_factor': 'כניסה דו־שלבית ומפתחות',
}
