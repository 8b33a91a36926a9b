import type { texts as source } from '../../en/mails/connections.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectConnection: 'יש לחבר את {account} מחדש',
  headingConnection: 'יש לחבר חשבון יומן מחדש',
  connectionBroken:
    'אין לנו עוד גישה אל {account}. הזמנים התפוסים שנקראו אחרונים עדיין תקפים, אבל אנחנו לא רואים מה חדש ביומנים, והזמנות מחכות להיכתב.',
  actionConnection: 'חיבור מחדש',
  textConnection: 'אפשר לחבר מחדש כאן. ההגדרות שלך נשמרות:',
  subjectFailing: '{account} לא עונה',
  headingFailing: 'חשבון מחובר לא עונה',
  connectionFailing:
    'כבר כמה דקות ש-{account} עונה רק בשגיאות. הזמנים התפוסים הידועים האחרונים עדיין תקפים, אבל מה שחדש ביומנים לא נראה, ומה שצריך להיכתב שם מחכה. אנחנו ממשיכים לנסות; לרוב זה חולף מעצמו.',
  actionFailing: 'לראות מה המצב',
  textFailing: 'המצב והבדיקות האחרונות:',
  headingApp: 'יש לחבר מחדש את {app}',
  appBroken:
    'אין לנו עוד גישה אל {account} ב-{app}. הזמנות חדשות ממשיכות להתקבל, ומה שצריך להגיע ל-{app} מחכה עד לחיבור מחדש.',
  headingAppFailing: '{app} לא עונה',
  appFailing:
    'כבר כמה דקות ש-{app} עונה רק בשגיאות עבור {account}. הזמנות חדשות ממשיכות להתקבל, ומה שצריך להגיע ל-{app} מחכה. אנחנו ממשיכים לנסות; לרוב זה חולף מעצמו.',
  subjectFieldsGone: '{app}: נמחק שדה שממלאים אצלך',
  headingFieldsGone: 'נמחק שדה ב-{app}',
  fieldsGone:
    'שדות אנשי הקשר האלה מתמלאים אצלך בתשובות מהזמנות, וכבר לא קיימים ב-{app}: {fields}. כל השאר ממשיך להיכתב.',
  actionFieldsGone: 'לצפייה בשדות',
  textFieldsGone: 'אפשר לבחור שדות אחרים או להסיר את השורות:',
  footerConnection: 'קיבלת את ההודעה כי חיברת את החשבון הזה ל-{product}.',
}
