import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  'domain.text':
    'דפי ההזמנות שלך בדומיין משלך. קישורים, הטמעות והודעות ישתמשו בו ברגע שיפעל. גם הכתובת של השרת הזה תמשיך לפעול.',
  'domain.label': 'הדומיין שלך',
  'domain.label_text': 'יש לבחור דומיין שאינו משמש לשום דבר אחר, למשל meet.example.com.',
  'domain.wrong': '״{domain}״ אינו דומיין. יש להזין דומיין כגון meet.example.com.',
  'domain.use': 'להשתמש בדומיין הזה',
  'domain.unknown': 'עוד לא מצאנו את {domain}. נמשיך לבדוק, ובינתיים אין צורך לעשות דבר.',
  'domain.no_record': 'עדיין אין רשומה עבור {domain}. יש להוסיף את הרשומות שלמטה במקום שבו נקנה הדומיין.',
  'domain.wrong_target': '{domain} מפנה אל {found}, לא לכאן. יש לשנות את הרשומה לזו שלמטה.',
  'domain.no_proof': '{domain} מפנה לכאן, אבל חסרה רשומת ה-TXT שמוכיחה שהוא שלך. יש להוסיף את זו שלמטה.',
  'domain.not_spread': 'הרשומות נכונות, אבל עדיין לא התפשטו. זה עשוי לקחת כמה שעות. נבדוק שוב אוטומטית.',
  'domain.no_answer': '{domain} מפנה לכאן, אבל השרת לא עונה בשם הזה. יש לבקש ממי שמפעיל את השרת לאפשר אותו.',
  'domain.no_certificate':
    '{domain} מפנה לכאן, אבל עדיין אין לו תעודה. זה עשוי לקחת כמה דקות. אם זה נשאר כך, כדאי לפנות למי שמפעיל את השרת.',
  'domain.works': 'זה פועל. קישורים, הטמעות והודעות משתמשים ב-{domain}.',
  'domain.still_used': 'הקישורים עדיין משתמשים בו. אם לא יפעל שוב בתוך שעה, הם ישתמשו בכתובת של השרת הזה.',
  'domain.checked': 'נבדק {when}',
  'domain.check': 'לבדוק עכשיו',
  'domain.remove': 'הסרת הדומיין',
  'domain.set_meanwhile':
    'הוגדר דומיין אחר, בלשונית אחרת או על ידי מישהו אחר. טענו את הדף מחדש כדי לראות אותו. הדומיין שהוקלד לא בשימוש.',
  'domain.removed': 'הקישורים שוב משתמשים בכתובת של השרת הזה',
  'domain.remove_ask': 'להסיר את הדומיין שלך?',
  'domain.remove_text': 'קישורים אל {domain} שכבר נשלחו לא יפעלו עוד.',
  'domain.records': 'רשומות DNS',
  'domain.records_text': 'יש להוסיף את שתיהן במקום שבו מנוהל הדומיין.',
  'domain.name': 'שם',
  'domain.value': 'ערך',
  'domain.copy': 'העתקה: {what}',
  'domain.apex':
    'לדומיין בלי דבר לפניו, כמו example.com, אי אפשר לתת CNAME: יש לתת לו את אותן הכתובות שיש לשרת הזה.',
  'error.domain_not_found': 'לא הוגדר דומיין אישי',
}
