import type { texts as source } from '../../en/mails/billing.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  billingPaymentFailed: 'הכרטיס שלך נדחה',
  billingPaymentFailedText:
    'לא הצלחנו לחייב את הכרטיס עבור התוכנית. יש לשלם את החשבונית או לעדכן כרטיס עד המועד שלמטה. עד אז הכול עובד, ואחר כך התכונות שבתשלום ייחסמו.',
  billingCardExpiring: 'תוקף הכרטיס שלך עומד לפוג',
  billingCardExpiringText:
    'הכרטיס שבו משולמת התוכנית תקף עד המועד שלמטה. יש לעדכן כרטיס אחר לפני החיוב הבא, וכלום לא ישתנה.',
  billingCanceled: 'המינוי שלך בוטל',
  billingCanceledText: 'אפשר להשתמש בכול עד המועד שלמטה. עד אז אפשר להשאיר את המינוי בדף החיוב.',
  billingEnded: 'המינוי שלך הסתיים',
  billingEndedText: 'מה שנוצר נשאר כפי שהוא. עם תוכנית אפשר להשתמש בו שוב.',
  billingSubscribed: 'תודה על ההרשמה',
  billingSubscribedText: 'התוכנית שלך תקפה מעכשיו. החשבונית נמצאת בדף החיוב.',
  billingRefunded: 'תשלום הוחזר',
  billingRefundedText:
    'הסכום שלמטה חוזר לכרטיס שבו שולם. הבנק יציג אותו בתוך חמישה עד עשרה ימי עסקים. דבר אינו משתנה בתוכנית שלך.',
  billingRefundFailed: 'החזר לא הגיע',
  billingRefundFailedText:
    'הבנק שלך לא קיבל את הסכום שלמטה, למשל משום שהכרטיס נסגר. הסכום חזר אלינו ועדיין מגיע לך. כדאי לשאול את הבנק אם הכרטיס עדיין מקבל תשלומים.',
  billingRenewed: 'התוכנית שלך חודשה',
  billingRenewedText: 'החשבונית שלמטה שולמה. התוכנית נמשכת עד המועד שלמטה ואז מתחדשת שוב, אלא אם תבוטל.',
  billingDisputed: 'תשלום הוכחש',
  billingDisputedText:
    'הבנק של הכרטיס שלך הודיע לנו שהתשלום שלמטה הוכחש. עד שתתקבל החלטה הבנק עשוי לעכב את הסכום. התוכנית שלך נמשכת בינתיים. אם זו טעות, יש להודיע לבנק; אחרת אין צורך לעשות דבר.',
  billingDisputeWon: 'התשלום נשאר בתוקף',
  billingDisputeWonText:
    'הבנק שלך החליט לגבי התשלום שלמטה: הוא נשאר בתוקף. אם הבנק זיכה אותך בינתיים, הוא יחייב בחזרה. דבר אינו משתנה בתוכנית שלך.',
  billingDisputeLost: 'התשלום חוזר אליך',
  billingDisputeLostText:
    'הבנק שלך החליט לגבי התשלום שלמטה: הסכום שוב שלך, והבנק יציג אותו אצל הכרטיס. דבר אינו משתנה בתוכנית שלך.',
  billingDisputeClosed: 'הבנק כבר לא שואל',
  billingDisputeClosedText: 'הבנק של הכרטיס שלך סגר את השאלה על התשלום שלמטה. אין צורך לעשות דבר.',
  labelAmount: 'סכום',
  amountOf: '{amount} מתוך {paid}',
  labelCard: 'כרטיס',
  cardEnding: '{brand} שמסתיים ב־{last4}',
  labelInvoice: 'חשבונית',
  labelValidThrough: 'בתוקף עד',
  labelPaidUntil: 'שולם עד',
  labelTriedAgain: 'הניסיון הבא',
  labelGoesUntil: 'עד',
  labelEnds: 'מסתיימת',
  labelEnded: 'הסתיימה',
  billingTrialEnding: 'תקופת הניסיון מסתיימת בקרוב',
  billingTrialEndingText: 'תקופת הניסיון שלך מסתיימת במועד שלמטה. אפשר לבחור תוכנית ולהמשיך עם הכול.',
  billingTrialEnded: 'תקופת הניסיון הסתיימה',
  billingTrialEndedText:
    'תקופת הניסיון שלך הסתיימה. מה שנוצר נשאר כפי שהוא. אפשר לבחור תוכנית ולהמשיך עם הכול.',
  actionBilling: 'לחיוב',
  actionPay: 'לתשלום',
  textPay: 'לתשלום:',
  actionPlans: 'לבחירת תוכנית',
  textPlans: 'התוכניות:',
  textBilling: 'דף החיוב שלך:',
}
