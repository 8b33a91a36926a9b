import type { texts as source } from '../../en/integrations/tracking.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'tracking.ga4_id': 'מזהה מדידה',
  'tracking.gtag_id': 'מזהה תג או מכולה',
  'tracking.fpixel_id': 'מזהה פיקסל',
  'tracking.example': 'למשל {example}',
  'tracking.format': 'יש להזין מזהה כמו {example}',
  'tracking.where_ga4': 'ב־Google Analytics: ניהול ← מקורות נתונים ← האתר שלכם.',
  'tracking.where_gtag': 'ב־Google Ads: כלים ← המרות ← התג. ב־Tag Manager: ליד שם המכולה.',
  'tracking.where_fpixel': 'ב־Events Manager של Meta: מקורות נתונים ← הפיקסל שלכם.',
  'tracking.connect': 'חיבור',
  'tracking.change': 'שמירה',
  'tracking.disconnect': 'ניתוק',
  'tracking.connected': 'מעכשיו {app} מתעדכן בהזמנות',
  'tracking.disconnected': '{app} לא מתעדכן עוד',
  'tracking.what': 'מה נשלח, ומתי',
  'tracking.when': 'פעם אחת לכל הזמנה, ברגע שנוצרה. לא שוב כשהיא נדחית או מבוטלת.',
  'tracking.sent_ga4': 'האירוע {event} עם מזהה ההזמנה, מועד ההתחלה, הקישור שלכם וסוג הפגישה.',
  'tracking.sent_gtag':
    'האירוע {event} (במכולה של Tag Manager‏ {container}) עם מזהה ההזמנה, מועד ההתחלה, הקישור שלכם וסוג הפגישה.',
  'tracking.sent_fpixel': 'האירוע הסטנדרטי {event} עם מזהה ההזמנה, מועד ההתחלה, הקישור שלכם וסוג הפגישה.',
  'tracking.never': 'אף פעם לא שם, כתובת דוא״ל או תשובה.',
  'tracking.where_sent': 'איך זה נשלח',
  'tracking.embedded':
    'כשהדף מוטמע באתר שלכם, האירוע עובר דרך כלי המדידה שהאתר טען, לאחר שכלי ההסכמה שלו אומר שהמבקר מסכים. בלי הסכמה לא נשלח דבר.',
  'tracking.direct':
    'בדף ההזמנות עצמו המבקר נשאל תחילה. האירוע נשלח בלי עוגיות ובלי מזהה של המבקר, וכלל לא כשהדפדפן מבקש לא לעקוב.',
  'tracking.direct_container':
    'מכולות של Tag Manager מתעדכנות רק בהזמנות מוטמעות: הן היו קוראות את כתובת דף ההזמנות.',
  'tracking.consent':
    'ציינו בהודעת הפרטיות שהזמנות נספרות. אם האתר לא צריך הסכמה, הגדירו data-consent="granted".',
}
