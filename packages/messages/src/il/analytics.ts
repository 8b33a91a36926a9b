import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'analytics.text': 'כך מתנהלים דפי ההזמנה, יום אחר יום לפי השעון שלך: {zone}.',
  'analytics.range': 'הימים המוצגים',
  'analytics.last': { one: 'היום האחרון', two: 'היומיים האחרונים', other: '{count} הימים האחרונים' },
  'analytics.own': 'בחירה אישית',
  'analytics.from': 'מתאריך',
  'analytics.to': 'עד תאריך',
  'analytics.wrong': 'יש לבחור יום ראשון ויום אחרון, לכל היותר {count} ימים יחד.',
  'analytics.shown': 'מה מוצג יום אחר יום',
  'analytics.views': 'צפיות',
  'analytics.bookings': 'הזמנות',
  'analytics.rescheduled': 'הועברו',
  'analytics.canceled': 'בוטלו',
  'analytics.completed': 'התקיימו',
  'analytics.week': '{from} עד {to}',
  'analytics.most': { one: 'לכל היותר {count}', two: 'לכל היותר {count}', other: 'לכל היותר {count}' },
  'analytics.table': 'כטבלה',
  'analytics.day': 'יום',
  'analytics.weekdays': 'ימים מבוקשים בשבוע',
  'analytics.none': 'אין מה לספור בימים האלה',
  'analytics.none_text':
    'צפיות והזמנות נספרות מהרגע שמישהו פותח את הדף. אין בכך צורך בעוגייה, ואיש אינו נמצא במעקב.',
}
