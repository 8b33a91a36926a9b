import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  'busy.previous': 'الأسبوع السابق',
  'busy.next': 'الأسبوع التالي',
  'busy.meeting': 'اجتماع أو حجز مؤقت',
  'busy.in': 'مشغول، {calendar}',
  'busy.event_in': '{title}، {calendar}',
  'busy.none': 'لا فترات انشغال هذا الأسبوع.',
  'busy.count': {
    zero: '{count} فترة انشغال هذا الأسبوع',
    one: 'فترة انشغال واحدة هذا الأسبوع',
    two: 'فترتا انشغال هذا الأسبوع',
    few: '{count} فترات انشغال هذا الأسبوع',
    many: '{count} فترة انشغال هذا الأسبوع',
    other: '{count} فترة انشغال هذا الأسبوع',
  },
}
