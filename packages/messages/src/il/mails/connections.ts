import type { texts as source } from '../../en/mails/connections.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectConnection: 'יש לחבר את {account} מחדש',
  headingConnection: 'יש לחבר חשבון יומן מחדש',
  connectionBroken:
    '{account} כבר לא מאפשר גישה. הזמנים התפוסים הידועים האחרונים עדיין תקפים, אבל מה שחדש ביומנים לא נראה, והזמנות מחכות להיכתב.',
  actionConnection: 'חיבור מחדש',
  textConnection: 'אפשר לחבר מחדש כאן; שום דבר שבחרת לא הולך לאיבוד:',
  subjectFailing: '{account} לא עונה',
  headingFailing: 'חשבון מחובר לא עונה',
  connectionFailing:
    'כבר כמה דקות ש-{account} עונה רק בשגיאות. הזמנים התפוסים הידועים האחרונים עדיין תקפים, אבל מה שחדש ביומנים לא נראה, ומה שצריך להיכתב שם מחכה. אנחנו ממשיכים לנסות; לרוב זה חולף מעצמו.',
  actionFailing: 'לראות מה המצב',
  textFailing: 'מה המצב, ומה נשאל לאחרונה:',
  footerConnection: 'קיבלת את ההודעה כי חיברת את החשבון הזה ל-{product}.',
}
