import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  'email.text': 'הכתובת משמשת לכניסה, ואליה נשלחות הודעות על החשבון ועל הפגישות שלך.',
  'email.now': 'הכתובת שלך היא',
  'email.new': 'כתובת דוא״ל חדשה',
  'email.same': 'זו כבר הכתובת שלך',
  'email.ask': 'אישור בשתי הכתובות',
  'email.waiting': 'כדאי לבדוק את שתי תיבות הדואר',
  'email.waiting_text':
    'שלחנו קישור לכל כתובת. הכתובת שלך תשתנה אחרי ששני הקישורים ייפתחו. הקישורים תקפים עד {until}.',
  'email.confirmed': 'אושרה',
  'email.unconfirmed': 'עדיין לא אושרה',
  'email.withdraw': 'להשאיר את הכתובת שלי',
  'email.withdrawn': 'הכתובת שלך לא משתנה. הקישורים ששלחנו אינם תקפים עוד.',
  'email.agree_title': 'לשנות את כתובת הדוא״ל?',
  'email.agree_text':
    'התבקש שינוי כתובת הדוא״ל של חשבון. אם החשבון שלך, אפשר לאשר. אם לא, אפשר לסגור את הדף.',
  'email.agree': 'אישור השינוי',
  'email.changed': 'כתובת הדוא״ל שלך שונתה. מעכשיו הכניסה היא עם החדשה.',
  'email.other_waits': 'הכתובת אושרה. עכשיו יש לפתוח את הקישור ששלחנו לכתובת האחרת.',
  'email.to_settings': 'אל ההגדרות',
}
