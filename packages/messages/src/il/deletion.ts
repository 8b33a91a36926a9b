import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'deletion.text': 'סוגר את החשבון מיד, ומוחק אותו לתמיד אחרי {days} ימים.',
  'deletion.at_once': 'כבר אי אפשר יהיה למצוא את הדפים שלך, וכל ההתחברויות שלך יסתיימו.',
  'deletion.back': 'התחברות בתוך {days} ימים מבטלת את המחיקה.',
  'deletion.then': 'אחר כך הכול נמחק: מה ששייך לך, ומה שמסרו לך המוזמנים.',
  'deletion.export': 'כדאי קודם לקחת הכול: לייצוא',
  'deletion.reason': 'מה הסיבה לעזיבה?',
  'deletion.reason_text': 'מי שמפעיל את השרת יכול לקרוא זאת עד שהחשבון נמחק.',
  'deletion.meetings': {
    one: 'פגישה אחת עוד לפניך',
    two: 'שתי פגישות עוד לפניך',
    other: '{count} פגישות עוד לפניך',
  },
  'deletion.cancel': 'לבטל אותן',
  'deletion.cancel_text': 'עכשיו, עם הודעה אדיבה. הן יישארו מבוטלות גם אם תהיה חזרה.',
  'deletion.keep': 'להשאיר אותן',
  'deletion.keep_text': 'המוזמנים לא יקבלו הודעה. כשהחשבון יימחק הם לא יוכלו לדחות או לבטל.',
  'deletion.password': 'הסיסמה שלך',
  'deletion.failed': 'לא הצלחנו למחוק את החשבון. נסו שוב!',
  'deletion.ask': 'למחיקת החשבון שלי',
}
