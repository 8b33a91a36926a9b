import type { texts as source } from '../../en/billing/screen.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'billing.load_failed': 'לא ניתן לקבל את הנתונים שלכם. נסו שוב.',
  'billing.off_title': 'אין תוכניות בשרת הזה',
  'billing.off_text': 'אפשר להשתמש בכל התכונות, בלי תפוגה.',
  'billing.packages': 'חזרה לחבילות',
  'history.title': 'היסטוריית חיובים',
  'history.none': 'אין עדיין חשבוניות.',
  'history.pdf': 'PDF',
  'history.pdf_of': 'חשבונית {number} כ־PDF',
  'history.open': 'לא שולמה',
  'history.refunded': 'הוחזר',
  'history.refund_pending': 'החזר בדרך',
  'history.refund_failed': 'החזר שלא הגיע',
  'history.disputed': 'התשלום הוכחש',
  'history.dispute_won': 'הכחשה: התשלום נשאר בתוקף',
  'history.dispute_lost': 'הכחשה: הסכום הוחזר לך',
  'history.dispute_closed': 'הבנק כבר לא שואל',
  'history.payment_failed': 'התשלום נדחה בבנק',
  'history.card_expiring': 'תוקף הכרטיס עומד לפוג',
  'history.credit': '{total} פחות יתרת זכות של {credit}',
  'history.kept': '{amount} נשמרו לחשבונית הבאה',
  'history.invoice': 'חשבונית {number}',
  'error.billing_busy': 'הבקשה בעיצומה. אפשר להמתין רגע ולנסות שוב.',
}
