import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'overview.title': 'סקירה',
  'overview.next': 'הפגישות הבאות',
  'overview.no_meetings': 'אין פגישות קרובות.',
  'overview.all': 'כל הפגישות שנקבעו',
  'overview.waiting': 'ממתין להחלטה שלך',
  'overview.votes': { one: 'הצבעה אחת', two: 'שתי הצבעות', other: '{count} הצבעות' },
  'overview.free': 'הזמן הפנוי הבא',
  'overview.never_free': 'אין זמן פנוי. כדאי לבדוק את הזמינות.',
  'overview.recent': { one: 'היום האחרון', two: 'היומיים האחרונים', other: '{count} הימים האחרונים' },
  'overview.bookings': { one: 'הזמנה אחת', two: 'שתי הזמנות', other: '{count} הזמנות' },
  'overview.analytics': 'לכל הנתונים',
}
