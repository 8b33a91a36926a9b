import type { texts as source } from '../../en/shell/reasons.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'reason.address': 'היא מובילה לכתובת שאי אפשר לקרוא.',
  'reason.port': 'אתרים אינם משתמשים ביציאה {value}.',
  'reason.not_public': 'לא נמצא שם שרת ציבורי.',
  'reason.no_answer': 'השרת לא ענה.',
  'reason.certificate': 'האישור של האתר אינו תקף.',
  'reason.timeout': 'לשרת נדרש זמן רב מדי.',
  'reason.status': 'השרת ענה ב־{value}.',
  'reason.too_many_redirects': 'הכתובת מפנה שוב ושוב.',
  'reason.too_large': 'הדף גדול מדי.',
  'reason.too_deep': 'הרכיבים שלו מקוננים עמוק מדי.',
  'reason.too_slow': 'הקריאה נמשכה זמן רב מדי.',
  'reason.out_of_memory': 'הקריאה דורשת יותר מדי זיכרון.',
  'reason.unreadable': 'הוא פגום.',
}
