import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  // Deliveries
  'webhooks.state_none': 'אין אירועים ב־30 הימים האחרונים',
  'webhooks.state_off': 'כבוי',
  'webhooks.state_gone': 'כובה: הכתובת אומרת שאינה קיימת עוד (410)',
  'webhooks.state_delivered': 'נמסר {ago}',
  'webhooks.state_sending': 'נשלח עכשיו',
  'webhooks.state_waiting': '{answer}; הניסיון הבא: {time}',
  'webhooks.state_failed': '{answer}; לא ננסה שוב',
  'webhooks.answered': 'התשובה: {status}',
  'webhooks.no_answer': 'אין תשובה',
  'webhooks.state_paused': {
    one: 'בהשהיה אחרי ניסיון אחד שנכשל; הבא: {time}',
    two: 'בהשהיה אחרי שני ניסיונות שנכשלו; הבא: {time}',
    other: 'בהשהיה אחרי {count} ניסיונות שנכשלו; הבא: {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'בהשהיה אחרי ניסיון אחד שנכשל; הבא: עם ההזמנה הבאה',
    two: 'בהשהיה אחרי שני ניסיונות שנכשלו; הבא: עם ההזמנה הבאה',
    other: 'בהשהיה אחרי {count} ניסיונות שנכשלו; הבא: עם ההזמנה הבאה',
  },
  'webhooks.state_trying': 'ניסיון נוסף מתבצע עכשיו',
  'webhooks.paused': {
    one: 'בהשהיה: ניסיון אחד נכשל מאז {since}.',
    two: 'בהשהיה: שני ניסיונות רצופים נכשלו מאז {since}.',
    other: 'בהשהיה: {count} ניסיונות רצופים נכשלו מאז {since}.',
  },
  'webhooks.paused_next': 'הניסיון הבא: {time}.',
  'webhooks.paused_trying': 'ניסיון נוסף מתבצע ממש עכשיו.',
  'webhooks.paused_idle': 'שום דבר לא מחכה; הניסיון הבא יהיה עם ההזמנה הבאה.',
  'webhooks.paused_text': 'כשהכתובת תעבוד שוב, נשלח את כל מה שמחכה. אחרי שלושה ימים בערך נוותר.',
  'webhooks.try_now': 'לנסות עכשיו',
  'webhooks.slow': 'איטי מאז {since}: התשובה מגיעה אחרי יותר משתי שניות. זה מעכב את מה שנשלח לשם, ותו לא.',
  'webhooks.delivered': 'נמסר ({status})',
  'webhooks.deliveries': 'משלוחים',
  'webhooks.deliveries_text': 'עד {count}, נשמרים 30 יום; חדשים מופיעים מעצמם. השעון שלך: {zone}',
  'webhooks.deliveries_none': 'אין אירועים ב־30 הימים האחרונים',
  'webhooks.deliveries_none_text': 'ההזמנה הבאה תופיע כאן. בינתיים אפשר לשלוח דוגמה: היא לא נשמרת.',
  'webhooks.waiting': 'ממתין',
  'webhooks.failed': 'נכשל',
  'webhooks.open_booking': '{event}: לפתיחת הפגישה',
  'webhooks.attempts': { one: 'ניסיון אחד', two: 'שני ניסיונות', other: '{count} ניסיונות' },
  'webhooks.next_attempt': 'הניסיון הבא: {time}',
  'webhooks.open_delivery': '{event}, {time}: מה נשלח',
  'webhooks.body_copy': 'העתקת התוכן',
  'webhooks.body_erased': 'לא נשמר עוד: הוא נמחק עם הפרטים שהמוזמן מסר.',
  'webhooks.response': 'התשובה',
  'webhooks.response_none': 'עדיין אין',
  'webhooks.response_empty': 'התשובה ריקה.',
  'webhooks.response_untold': 'אנחנו לא מציגים תשובות מהרשת הפנימית של השרת, או תשובות שאינן טקסט.',
  'webhooks.took': '{seconds} שנ׳',
  'webhooks.resend': 'שליחה חוזרת',
  'webhooks.resend_text': 'אותו תוכן, עם אותו webhook-id, בחתימה חדשה.',
  'webhooks.resend_refused': 'אי אפשר לשלוח את זה שוב',
  'webhooks.what': 'מה נשלח',
  'webhooks.what_summary': 'דוגמה, ואיך בודקים את החתימה',
  'webhooks.what_answer':
    'כל תשובה מ־200 עד 299 נחשבת כהתקבלה. אחרי כל תשובה אחרת, או בלי תשובה, אותו דבר נשלח שוב, לעיתים רחוקות יותר ויותר; 410 מכבה את ה־webhook.',
  'webhooks.what_repeat':
    'זה עשוי להגיע פעמיים או באיחור: הכותרת webhook-id זהה בכל ניסיון, והערך sequence גדל עם כל שינוי של הזמנה.',
  'webhooks.what_body': 'התוכן',
  'webhooks.what_event': 'האירוע שבתוכן',
  'webhooks.what_signature': 'בדיקת החתימה, כאן ב־Node',
  'webhooks.what_signature_text':
    'על התוכן כפי שהגיע, לפני שקוראים אותו כ־JSON. בשפות אחרות עושות זאת הספריות של Standard Webhooks.',

  // Events
  'webhook_event.invitee.created': 'נקבעה',
  'webhook_event.invitee.rescheduled': 'מועד חדש',
  'webhook_event.invitee.reassigned': 'הועברה',
  'webhook_event.invitee.canceled': 'בוטלה',
  'webhook_event.invitee.no_show': 'אי־הגעה',
  'webhook_event.invitee.no_show_undone': 'ביטול אי־הגעה',
  'webhook_event.one_off.taken': 'פגישה חד־פעמית נקבעה',
  'webhook_event.poll.decided': 'הסקר הוכרע',
  'webhook_event.routing_form.answered': 'התקבלה תשובה בטופס ניתוב',
  'webhook_event.video.watched': 'הסרטון נצפה',
  'webhook_event.lead.booked': 'הליד קבע פגישה',

  // Webhooks
  'webhooks.title': 'Webhooks',
  'webhooks.text': 'התוכנה שלכם יודעת מיד כשפגישה נקבעת, עוברת למועד חדש או מתבטלת.',
  'webhooks.add': 'webhook חדש',
  'webhooks.add_action': 'הוספת webhook',
  'webhooks.empty': 'עדיין אין webhooks',
  'webhooks.empty_text':
    'תנו את הכתובת של התוכנה שלכם: היא יכולה לעדכן CRM, לכתוב בצ׳אט או להתחיל את מה שבא אחרי הזמנה.',
  'webhooks.gone': 'ה־webhook הזה לא קיים',
  'webhooks.gone_text': 'ייתכן שנמחק. ברשימה מופיעים כל ה־webhooks שלך.',
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
  'webhooks.turned_off': 'עדכונים על הזמנות כבר לא נשלחים אל {name}',
  'webhooks.is_gone': 'הכתובת ענתה 410, ”כבר לא קיימת“, ולכן ה־webhook כובה. היא חזרה? הפעילו אותו מחדש.',
  'webhooks.delete_title': 'למחוק את {name}?',
  'webhooks.delete_text': 'לא יישלח לשם עוד דבר, גם לא מה שמחכה לניסיון נוסף. גם רשימת המשלוחים תימחק.',
  'webhooks.deleted': '{name} נמחק',

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
