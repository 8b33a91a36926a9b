import type { texts as source } from '../../en/rooms/branding.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.branding': 'מיתוג',
}
