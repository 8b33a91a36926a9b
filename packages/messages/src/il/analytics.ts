import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  'analytics.text': 'צפיות והזמנות לפי יום. אזור הזמן שלך: {zone}.',
  'analytics.range': 'הימים המוצגים',
  'analytics.last': { one: 'היום האחרון', two: 'היומיים האחרונים', other: '{count} הימים האחרונים' },
  'analytics.own': 'בחירה אישית',
  'analytics.from': 'מתאריך',
  'analytics.to': 'עד תאריך',
  'analytics.wrong': {
    one: 'יש לבחור טווח של יום אחד לכל היותר.',
    two: 'יש לבחור טווח של יומיים לכל היותר.',
    other: 'יש לבחור טווח של {count} ימים לכל היותר.',
  },
  'analytics.shown': 'מוצג בתרשים',
  'analytics.views': 'צפיות',
  'analytics.bookings': 'הזמנות',
  'analytics.rescheduled': 'הועברו',
  'analytics.canceled': 'בוטלו',
  'analytics.completed': 'התקיימו',
  'analytics.week': '{from} עד {to}',
  'analytics.before': 'לפני כן: {number}',
  'analytics.table': 'הצגה כטבלה',
  'analytics.day': 'יום',
  'analytics.hours': 'שעות פופולריות',
  'analytics.sum': 'סה״כ',
  'analytics.event_types': 'הזמנות לפי סוג פגישה',
  'analytics.sources': 'מקורות ההזמנות',
  'analytics.no_source': 'ישיר או לא ידוע',
  'analytics.people': 'פגישות לפי אדם',
  'analytics.none': 'אין צפיות או הזמנות בימים האלה',
  'analytics.none_text': 'אנחנו סופרים צפיות והזמנות מהרגע שמישהו פותח את הדף. בלי עוגיות ובלי מעקב.',
}
