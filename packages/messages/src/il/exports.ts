import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  'export.gone': 'הקובץ כבר הורד, או שתוקפו פג',
  'export.text': 'הורדת כל מה שיש בחשבון, כ-JSON לתוכנות וכ-CSV לגיליונות.',
  'export.none': 'הכול בקובץ אחד',
  'export.none_text':
    'הפרופיל, לוחות הזמינות, סוגי הפגישות, ההזמנות עם תשובות המוזמנים, ההטמעות, השילובים, ה-webhooks והפעילות שלך. זה עשוי לקחת זמן. נשלח אליך הודעה כשהקובץ יהיה מוכן.',
  'export.ask': 'יצירת ייצוא',
  'export.ask_again': 'יצירת ייצוא חדש',
  'export.of': 'ייצוא מ-{time}',
  'export.waiting': 'אנחנו מכינים את הקובץ. אפשר לסגור את הדף: נשלח הודעה כשיהיה מוכן.',
  'export.failed': 'משהו השתבש בהכנת הקובץ. ננסה שוב אוטומטית.',
  'export.ready': 'הקובץ מוכן. אפשר להוריד אותו פעם אחת, עד {until}. אחר כך נמחק אותו.',
  'export.fetched': 'הקובץ הורד ונמחק.',
  'export.fetch': 'הורדת הקובץ ({size})',
  'export.saved': '{file} נשמר',
  'export.progress': 'התקדמות',
  'export.parts': 'חלקים: {done} מתוך {parts}',
  'error.export_fetching': 'הוא מורד כרגע, בלשונית אחרת או במכשיר אחר',
  'error.export_not_found': 'הייצוא הזה כבר לא קיים',
}
