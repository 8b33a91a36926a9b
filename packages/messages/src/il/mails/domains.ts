import type { texts as source } from '../../en/mails/domains.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectDomainWorks: 'הדומיין {domain} פועל',
  headingDomainWorks: 'זה פועל',
  domainWorks: 'דפי ההזמנות שלך נמצאים עכשיו ב-{domain}. מעכשיו קישורים, הטמעות והודעות משתמשים בו.',
  subjectDomainFails: 'הדומיין {domain} כבר לא פועל',
  headingDomainFails: 'דומיין הפסיק לפעול',
  domainFails:
    '{domain} לא מוביל לדפי ההזמנות שלך כבר יותר משעה. קישורים והודעות שוב משתמשים בכתובת של השרת הזה, שפועלת תמיד.',
  actionDomain: 'לפתיחת ההגדרות',
  textDomainWorks: 'הדומיין שלך בהגדרות:',
  textDomain: 'מה לא תקין, ואילו רשומות DNS נדרשות:',
  footerDomain: 'קיבלת את ההודעה כי הדומיין הזה בשימושך עם {product}.',
}
