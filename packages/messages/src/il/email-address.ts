import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'email.text': 'מה שמשמש לכניסה, ולאן מגיעות הודעות על החשבון ועל הפגישות שלך.',
  'email.now': 'הכתובת שלך היא',
  'email.new': 'כתובת דוא״ל חדשה',
  'email.same': 'זו כבר הכתובת שלך',
  'email.ask': 'שאלת שתי הכתובות',
  'email.waiting': 'כדאי להסתכל בשתי תיבות הדואר',
  'email.waiting_text':
    'בכל אחת יש הודעה עם קישור. הכתובת תשתנה אחרי ששני הקישורים ייפתחו, עד {until}; לפני כן דבר לא משתנה.',
  'email.confirmed': 'אושרה',
  'email.unconfirmed': 'עדיין לא אושרה',
  'email.withdraw': 'להשאיר את הכתובת שלי',
  'email.withdrawn': 'הכתובת שלך נשארת. הקישורים שבהודעות אינם תקפים עוד.',
  'email.agree_title': 'כתובת דוא״ל אחרת',
  'email.agree_text': 'לחשבון התבקשה כתובת דוא״ל אחרת. אם החשבון שלך, אפשר להסכים; אם לא, אפשר לסגור את הדף.',
  'email.agree': 'הסכמה לשינוי',
  'email.changed': 'כתובת הדוא״ל שלך שונתה. מעכשיו הכניסה היא עם החדשה.',
  'email.other_waits': 'אושר כאן. גם הכתובת האחרת צריכה להסכים: כדאי להסתכל בדואר שלה.',
  'email.to_settings': 'אל ההגדרות',
}
