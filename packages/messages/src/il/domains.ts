import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'domain.text':
    'דפי ההזמנות שלך תחת שם משלך. קישורים, הטמעות והודעות נושאים אותו ברגע שהוא פועל; גם הכתובת של השרת הזה ממשיכה לפעול.',
  'domain.label': 'הדומיין שלך',
  'domain.label_text': 'שם שאינו משמש לשום דבר אחר, למשל meet.example.com.',
  'domain.use': 'להשתמש בדומיין הזה',
  'domain.unknown': 'אף שרת שמות לא ענה עבור {domain}. הבדיקה תחזור; אין מה לעשות כל עוד זה לא נשאר כך.',
  'domain.no_record': 'עדיין אין רשומה עבור {domain}. יש להוסיף את הרשומות שלמטה במקום שבו נקנה הדומיין.',
  'domain.wrong_target': '{domain} מוביל אל {found}, לא לכאן. יש לשנות את הרשומה לזו שלמטה.',
  'domain.no_proof': '{domain} מוביל לכאן, אבל חסרה רשומת ה-TXT שמשייכת אותו אליך. יש להוסיף את זו שלמטה.',
  'domain.not_spread': 'הרשומות נכונות ועדיין לא התפשטו. זה עשוי לקחת כמה שעות; הבדיקה תחזור מעצמה.',
  'domain.no_answer':
    '{domain} מוביל לכאן לפי השם, אבל השרת לא עונה תחתיו. מי שמפעיל את השרת צריך לאפשר זאת.',
  'domain.no_certificate':
    '{domain} מוביל לכאן, אבל עדיין אין לו תעודה. זה עשוי לקחת כמה דקות; אם זה נשאר כך, מי שמפעיל את השרת צריך לבדוק.',
  'domain.works': 'זה פועל. קישורים, הטמעות והודעות נושאים את {domain}.',
  'domain.still_used': 'הקישורים עדיין נושאים אותו. אם לא יפעל שוב בתוך שעה, הם יישאו את הכתובת של השרת הזה.',
  'domain.checked': 'נבדק {when}',
  'domain.check': 'לבדוק עכשיו',
  'domain.remove': 'בלי דומיין',
  'domain.removed': 'הקישורים שוב נושאים את הכתובת של השרת הזה',
  'domain.remove_ask': 'בלי דומיין?',
  'domain.remove_text': 'קישורים אל {domain} שכבר נשלחו לא יפעלו עוד.',
  'domain.records': 'מה צריך לעמוד ב-DNS שלך',
  'domain.records_text': 'יש להוסיף את שתיהן במקום שבו מנוהל הדומיין.',
  'domain.name': 'שם',
  'domain.value': 'ערך',
  'domain.copy': 'העתקה: {what}',
  'domain.apex':
    'לדומיין בלי דבר לפניו, כמו example.com, אי אפשר לתת CNAME: יש לתת לו את אותן הכתובות שיש לשרת הזה.',
  'error.domain_not_found': 'לא הוגדר דומיין אישי',
}
