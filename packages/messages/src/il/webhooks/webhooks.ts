import type { texts as source } from '../../en/webhooks/webhooks.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'webhooks.title': 'Webhooks',
  'webhooks.text': 'התוכנה שלכם יודעת מיד כשפגישה נקבעת, עוברת למועד חדש או מתבטלת.',
  'webhooks.add': 'webhook חדש',
  'webhooks.add_action': 'הוספת webhook',
  'webhooks.empty': 'עדיין אין webhooks',
  'webhooks.empty_text':
    'תנו את הכתובת של התוכנה שלכם: היא יכולה לעדכן CRM, לכתוב בצ׳אט או להתחיל את מה שבא אחרי הזמנה.',
  'webhooks.gone': 'ה־webhook הזה לא קיים',
  'webhooks.gone_text': 'ייתכן שנמחק. ברשימה מופיעים כל הקיימים.',
  'webhooks.all': 'כל ה־webhooks',

  // Address and events
  'webhooks.url': 'כתובת',
  'webhooks.url_text': 'מקבלת כל אירוע כ־JSON, ב־POST.',
  'webhooks.url_invalid': 'כתובת ה־webhook חייבת להיות תקינה: כתובת שמתחילה ב־https://‎ או ב־http://‎',
  'webhooks.url_password': 'השמיטו את שם המשתמש והסיסמה. השתמשו באסימון בנתיב או בשאילתה במקום.',
  'webhooks.events': 'אירועים לשליחה',
  'webhooks.events_required': 'יש לבחור לפחות אחד',
  'webhooks.saved': 'ה־webhook נשמר',
  'webhooks.added': '{name} תקבל מעכשיו עדכונים על הזמנות',

  // On, off, gone
  'webhooks.by_program': 'הוגדר על ידי תוכנה',
  'webhooks.more': 'פעולות נוספות עבור {name}',
  'webhooks.switch': '{name} מקבלת עדכונים על הזמנות',
  'webhooks.on': 'פועל',
  'webhooks.off': 'כבוי',
  'webhooks.turned_on': '{name} שוב מקבלת עדכונים על הזמנות',
  'webhooks.turned_off': '{name} לא מקבלת עדכונים עכשיו',
  'webhooks.is_gone': 'הכתובת ענתה 410, ”כבר לא קיימת“, ולכן ה־webhook כובה. היא חזרה? הפעילו אותו מחדש.',
  'webhooks.delete_title': 'למחוק את {name}?',
  'webhooks.delete_text': 'לא יישלח לשם עוד דבר, גם לא מה שמחכה לניסיון נוסף. גם רשימת המשלוחים תימחק.',
  'webhooks.deleted': '{name} נמחקה',

  // The secret
  'webhooks.secret': 'סוד',
  'webhooks.secret_text': 'הוא הוצג פעם אחת, כשנוצר. אבד, או שמישהו אחר ראה אותו? צרו חדש.',
  'webhooks.secret_fresh': 'העתיקו עכשיו את הסוד',
  'webhooks.secret_once': 'הוא לא יוצג שוב.',
  'webhooks.secret_use':
    'בעזרתו התוכנה שלכם בודקת שבקשה הגיעה מכאן ולא שונתה. החתימה היא לפי Standard Webhooks; הקוד נמצא למטה, תחת ”{section}“.',
  'webhooks.secret_copy': 'העתקת הסוד',
  'webhooks.secret_copied': 'הסוד הועתק',
  'webhooks.secret_done': 'שמרתי אותו',
  'webhooks.renew': 'סוד חדש',
  'webhooks.renew_title': 'להחליף את הסוד?',
  'webhooks.renew_text':
    'הסוד הקודם ימשיך לעבוד עוד יום אחד לצד החדש, כדי שיהיה זמן לעבור. אחר כך הוא יפסיק לעבוד.',

  // An example
  'webhooks.test': 'שליחת דוגמה',
  'webhooks.test_text': 'בקשה אחת לכתובת השמורה, עכשיו, מסומנת כבדיקה.',
  'webhooks.test_event': 'האירוע שבדוגמה',
  'webhooks.test_action': 'שליחה',
  'webhooks.test_delivered': 'הדוגמה נמסרה ({status})',

  // Refusals
  'error.webhook_not_found': 'ה־webhook הזה נמחק',
  'error.webhook_limit_reached': 'הגעתם למספר המרבי של webhooks. מחקו אחד קודם.',
}
