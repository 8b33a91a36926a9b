import type { texts as source } from '../../en/rooms/settings.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'room.settings': 'הגדרות',
  'room.profile': 'פרופיל',
  'room.link': 'הקישור שלי',
  'room.language': 'שפה ותבניות',
  'room.password': 'סיסמה וחיבורים',
  'room.group_you': 'אישי',
  'room.group_page': 'עמוד',
  'room.group_security': 'אבטחה',
  'room.group_account': 'חשבון',
}
