import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  'deletion.text': {
    by: 'days',
    one: 'נסגור את החשבון מיד, ונמחק אותו לתמיד אחרי יום אחד.',
    two: 'נסגור את החשבון מיד, ונמחק אותו לתמיד אחרי יומיים.',
    other: 'נסגור את החשבון מיד, ונמחק אותו לתמיד אחרי {days} ימים.',
  },
  'deletion.at_once': 'הדפים שלך יירדו מהרשת, והחשבון יתנתק בכל מקום.',
  'deletion.back': {
    by: 'days',
    one: 'כדי להחזיר אותו, יש להיכנס בתוך יום אחד.',
    two: 'כדי להחזיר אותו, יש להיכנס בתוך יומיים.',
    other: 'כדי להחזיר אותו, יש להיכנס בתוך {days} ימים.',
  },
  'deletion.then': 'אחר כך נמחק הכול: הנתונים שלך, ומה שמסרו לך המוזמנים.',
  'deletion.export': 'קודם לייצא את הנתונים',
  'deletion.reason': 'מה הסיבה לעזיבה?',
  'deletion.reason_text': 'מי שמפעיל את השרת יכול לקרוא זאת עד שהחשבון נמחק.',
  'deletion.meetings': {
    one: 'פגישה קרובה אחת',
    two: 'שתי פגישות עוד לפניך',
    other: '{count} פגישות קרובות',
  },
  'deletion.cancel': 'לבטל אותן',
  'deletion.cancel_text': 'נודיע למוזמנים עכשיו. הפגישות יישארו מבוטלות גם אם החשבון יוחזר.',
  'deletion.keep': 'להשאיר אותן',
  'deletion.keep_text': 'לא נודיע למוזמנים. כשהחשבון יימחק הם לא יוכלו להזיז או לבטל.',
  'deletion.password': 'הסיסמה שלך',
  'deletion.failed': 'לא הצלחנו למחוק את החשבון. נסו שוב!',
  'deletion.ask': 'למחיקת החשבון שלי',
}
