import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  'overview.title': 'סקירה',
  'overview.next': 'הפגישות הבאות',
  'overview.no_meetings': 'אין פגישות קרובות.',
  'overview.all': 'הצגת הכול',
  'overview.polls': 'סקרים שממתינים להחלטה',
  'overview.votes': { one: 'הצבעה אחת', two: 'שתי הצבעות', other: '{count} הצבעות' },
  'overview.available': 'הזמן הפנוי הבא',
  'overview.none_available': 'אין זמנים פנויים.',
  'overview.check_availability': 'לבדיקת הזמינות',
  'overview.recent': { one: 'היום האחרון', two: 'היומיים האחרונים', other: '{count} הימים האחרונים' },
  'overview.bookings': { one: 'הזמנה אחת', two: 'שתי הזמנות', other: '{count} הזמנות' },
  'overview.other': 'הזמנות אחרות',
  'overview.analytics': 'לניתוח הנתונים',
}
