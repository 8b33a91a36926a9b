import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  'passkeys.title': 'מפתחות כניסה',
  'passkeys.text':
    'כניסה עם טביעת אצבע, זיהוי פנים או קוד המכשיר במקום סיסמה וקוד. אתרים מזויפים לא יכולים לבקש אותם.',
  'passkeys.not_here': 'הדפדפן הזה אינו יכול ליצור מפתחות כניסה בכתובת הזו.',
  'passkeys.add': 'הוספת מפתח כניסה',
  'passkeys.name': 'שם המפתח',
  'passkeys.name_text': 'עוזר להבדיל בין המפתחות שלך.',
  'passkeys.first_name': 'המכשיר הזה',
  'passkeys.make': 'יצירת המפתח',
  'passkeys.declined': 'לא נוצר מפתח. חלון הדפדפן נסגר או שזמנו עבר.',
  'passkeys.there': 'למכשיר הזה כבר יש מפתח כניסה לחשבון שלך.',
  'passkeys.was_added': 'נוסף מפתח כניסה',
  'passkeys.added': 'נוסף ב‑{date}.',
  'passkeys.used': 'שימוש אחרון: {when}.',
  'passkeys.unused': 'עדיין לא היה בשימוש.',
  'passkeys.rename': 'שינוי שם',
  'passkeys.rename_of': 'שינוי שם: {name}',
  'passkeys.remove': 'הסרה',
  'passkeys.remove_of': 'הסרה: {name}',
  'passkeys.remove_text': 'כבר אי אפשר יהיה להיכנס איתו. ייתכן שהמכשיר ימשיך להציע אותו עד שיימחק גם שם.',
  'passkeys.was_removed': 'הוסר מפתח כניסה',
  'error.passkey_not_found': 'מפתח הכניסה הזה הוסר',
  'error.passkey_limit_reached': 'הגעת למגבלה של 20 מפתחות כניסה. יש להסיר אחד קודם.',
}
