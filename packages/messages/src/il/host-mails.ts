import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  'host_mails.text': 'בחירת ההודעות שנשלח אל {email}.',
  'host_mails.booked': 'פגישות חדשות',
  'host_mails.booked_text': 'עם ההזמנה ליומן שלך.',
  'host_mails.rescheduled': 'פגישות שהועברו למועד אחר',
  'host_mails.rescheduled_text': 'על ידי המוזמן או על ידך.',
  'host_mails.canceled': 'פגישות שבוטלו',
  'host_mails.canceled_text': 'על ידי המוזמן או על ידך.',
  'host_mails.reminder': 'תזכורות',
  'host_mails.reminder_text': 'כפי שמוגדר בכל סוג פגישה.',
  'host_mails.undelivered': 'הודעות שלא נמסרו',
  'host_mails.undelivered_text': 'כששרת הדואר של מוזמן דוחה הודעה.',
  'host_mails.watched': 'סרטונים שלידים צפו בהם',
  'host_mails.watched_text': 'כשמישהו צופה דרך הקישור של ליד.',
  'host_mails.watched_pace': 'באיזו תדירות לאותו ליד',
  'host_mails.watched_hourly': 'בכל פעם, לכל היותר פעם בשעה',
  'host_mails.watched_daily': 'פעם ביום',
  'host_mails.watched_once': 'רק בפעם הראשונה',
  'host_mails.webhook': 'כשלים ב-webhooks',
  'host_mails.webhook_text': 'כש-webhook נכשל שוב ושוב או שכיבינו אותו.',
  'host_mails.held': {
    one: 'הודעה אחת לאיש קשר חדש ממתינה בגלל המגבלה היומית. ננסה שוב ב־{when}.',
    two: 'שתי הודעות לאנשי קשר חדשים ממתינות בגלל המגבלה היומית. נמשיך לשלוח ב־{when}.',
    other: '{count} הודעות לאנשי קשר חדשים ממתינות בגלל המגבלה היומית. נמשיך לשלוח ב־{when}.',
  },
  'host_mails.always':
    'הודעות על החשבון עצמו מגיעות תמיד: סיסמה, כתובת ומכשירים חדשים. אחרים בוחרים בעצמם אילו הודעות לקבל.',
}
