import type { texts as source } from '../../en/rooms/administration.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.accounts': 'חשבונות',
}
