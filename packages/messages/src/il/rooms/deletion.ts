import type { texts as source } from '../../en/rooms/deletion.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.delete': 'מחיקת החשבון',
}
