import type { texts as source } from '../../en/mails/webhooks.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectWebhookFailing: 'ה־webhook שלך בכתובת {address} נכשל',
  subjectWebhookGone: 'ה־webhook שלך בכתובת {address} כובה',
  headingWebhookFailing: 'webhook אחד נכשל',
  headingWebhookGone: 'webhook אחד כובה',
  webhookFailing: {
    one: 'מה שנשלח אל {address} לא התקבל: ניסיון אחד נכשל.',
    two: 'מה שנשלח אל {address} לא מתקבל: שני ניסיונות רצופים נכשלו.',
    other: 'מה שנשלח אל {address} לא מתקבל: {count} ניסיונות רצופים נכשלו.',
  },
  webhookGone: 'התשובה של {address} הייתה 410, ”כבר לא קיימת“. לכן ה־webhook כובה, ועל מה שחיכה לו ויתרנו.',
  labelSince: 'מאז',
  labelLastAttempt: 'הניסיון האחרון',
  webhookAnswered: 'התשובה: {status}',
  webhookNoAnswer: 'השרת לא ענה',
  webhookTimeout: 'לשרת נדרש זמן רב מדי',
  webhookCertificate: 'האישור של האתר אינו תקף',
  webhookNoHost: 'אין שרת בשם הזה',
  webhookPrivate: 'הכתובת נמצאת ברשת פרטית',
  webhookAddress: 'אי אפשר להשתמש בכתובת',
  actionWebhook: 'פתיחת ה־webhook',
  textWebhook: 'כאן רואים מה נשלח, ואפשר לנסות שוב:',
  textWebhookGone: 'הכתובת חזרה? אפשר להפעיל את ה־webhook מחדש כאן:',
  webhookFailingClosing:
    'אנחנו ממשיכים לנסות, אבל לעיתים רחוקות יותר ויותר. כשהכתובת תעבוד שוב, נשלח את כל מה שמחכה. אחרי שלושה ימים בערך נוותר.',
  webhookGoneClosing: 'ההזמנות והודעות הדוא״ל אינן מושפעות.',
  footerWebhook: 'קיבלת את ההודעה כי ה־webhook הזה נוסף על ידך ב-{product}.',
}
