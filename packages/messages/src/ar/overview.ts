import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  'overview.title': 'نظرة عامة',
  'overview.next': 'الاجتماعات التالية',
  'overview.no_meetings': 'لا اجتماعات قادمة.',
  'overview.all': 'عرض الكل',
  'overview.polls': 'استطلاعات بانتظار قرارك',
  'overview.votes': {
    zero: 'لا أصوات',
    one: 'صوت واحد',
    two: 'صوتان',
    few: '{count} أصوات',
    many: '{count} صوتًا',
    other: '{count} صوت',
  },
  'overview.available': 'أقرب موعد متاح',
  'overview.none_available': 'لا مواعيد متاحة.',
  'overview.check_availability': 'مراجعة التوفر لديك',
  'overview.recent': {
    zero: 'آخر {count} يوم',
    one: 'آخر يوم',
    two: 'آخر يومين',
    few: 'آخر {count} أيام',
    many: 'آخر {count} يومًا',
    other: 'آخر {count} يوم',
  },
  'overview.bookings': {
    zero: 'لا حجوزات',
    one: 'حجز واحد',
    two: 'حجزان',
    few: '{count} حجوزات',
    many: '{count} حجزًا',
    other: '{count} حجز',
  },
  'overview.other': 'حجوزات أخرى',
  'overview.analytics': 'عرض التحليلات',
}
