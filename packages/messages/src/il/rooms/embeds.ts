import type { texts as source } from '../../en/rooms/embeds.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.embeds': 'הטמעות שמורות',
  'room.check_up': 'בדיקת הדף שלי',
}
