import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'export.gone': 'הקובץ כבר הורד, או שזמנו עבר',
  'export.text': 'אפשר לקחת את מה ששייך לך: כל מה שיש בחשבון, כ-JSON לתוכנות וכ-CSV לגיליונות.',
  'export.none': 'הכול בקובץ אחד',
  'export.none_text':
    'הפרופיל, לוחות הזמנים, סוגי האירועים, ההזמנות ומה שמסרו המוזמנים, ההטמעות, האינטגרציות, ה-webhooks והפעילות שלך. הכתיבה עשויה לקחת זמן: תישלח אליך הודעה כשהקובץ מוכן.',
  'export.ask': 'לכתיבת הקובץ',
  'export.ask_again': 'לכתיבת קובץ חדש',
  'export.of': 'ייצוא מ-{time}',
  'export.waiting': 'הקובץ נכתב. אפשר לסגור את הדף: הודעה תגיע כשהוא מוכן.',
  'export.failed': 'משהו השתבש בכתיבה. המערכת תנסה שוב מעצמה.',
  'export.ready': 'הקובץ מוכן. אפשר להוריד אותו פעם אחת, עד {until}, ואז הוא נמחק.',
  'export.fetched': 'הקובץ הורד ונמחק.',
  'export.fetch': 'להורדת הקובץ ({size})',
  'export.saved': '{file} נשמר',
  'export.progress': 'כמה כבר נכתב',
  'export.parts': '{done} מתוך {parts} חלקים',
  'error.export_fetching': 'הוא מורד כרגע, בלשונית אחרת או במכשיר אחר',
  'error.export_not_found': 'הייצוא הזה כבר לא קיים',
}
