import type { texts as source } from '../en/settings.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'setting.saved': 'ההגדרות נשמרו',

  'profile.text': 'איך המוזמנים רואים אותך בדף שלך ובהודעות הדוא״ל.',
  'profile.name': 'השם המוצג',
  'profile.name_text': 'בדף שלך, בהודעות דוא״ל ובהזמנות.',
  'profile.first_name': 'שם פרטי',
  'profile.last_name': 'שם משפחה',
  'profile.company': 'חברה',
  'profile.phone': 'טלפון',
  'profile.welcome': 'הודעת פתיחה',
  'profile.welcome_text': 'מעל רשימת סוגי הפגישות שלך.',

  'my_link.text': 'הכתובת של דף ההזמנות שלך.',
  'my_link.copy': 'העתקת קישור',
  'my_link.change': 'שינוי הקישור שלי',
  'my_link.moved': 'הקישור שלך השתנה',
  'my_link.ask': 'לשנות את הקישור שלך?',
  'my_link.ask_text':
    '{old} יפנה אל {next} במשך 90 יום, גם באתרים ובהודעות דוא״ל. עד אז איש אחר לא יוכל לקחת אותו, ואפשר להחזיר אותו בכל עת.',
  'my_link.proof': 'חסימת בוטים',
  'my_link.proof_text':
    'לפני כל הזמנה הדפדפן של המוזמן מבצע בדיקה קצרה ברקע. אין חידה לפתור. בלי JavaScript אי אפשר יהיה להזמין.',
  'my_link.former': 'קישורים קודמים',
  'my_link.until': 'מפנה לכאן עד {date}',

  'language.text': 'השפה והתבניות של לוח הבקרה ושל הודעות הדוא״ל שלך.',
  'language.own': 'שפה',
  'language.invitees': 'שפת המוזמנים',
  'language.invitees_text': 'למי שלא בחר שפה: הדפים נפתחים בה.',
  'language.same': 'אותה שפה',
  'language.date_format': 'תאריכים',
  'language.date_auto': 'כמקובל',
  'language.day_first': 'היום תחילה',
  'language.month_first': 'החודש תחילה',
  'language.time_format': 'שעון',
  'language.hours_24': '24 שעות',
  'language.hours_12': '12 שעות',
  'language.week_start': 'השבוע מתחיל ביום',
  'language.theme': 'ערכת נושא',
  'language.theme_dark': 'כהה',
  'language.theme_light': 'בהיר',
  'language.theme_auto': 'כמו המכשיר',

  'my_password.text': 'אפשר לשנות את הסיסמה ולראות היכן החשבון מחובר.',
  'sessions.title': 'היכן החשבון מחובר',
  'sessions.on': '{browser} ב‑{system}',
  'sessions.unknown': 'דפדפן לא מוכר',
  'sessions.this_one': 'הדפדפן הזה, עכשיו',
  'sessions.seen': 'נראה לאחרונה {when}',
  'sessions.end': 'ניתוק',
  'sessions.end_of': 'ניתוק: {name}',
  'sessions.end_others': 'ניתוק בכל מקום אחר',
  'sessions.ended': 'נותק שם',
  'error.session_not_found': 'החיבור הזה כבר נותק',
}
