import type { texts as source } from '../../en/shell/errors.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'error.link_expired': 'הקישור פג',
  'error.something': 'משהו השתבש',
  'error.changed_meanwhile':
    'בוצע שינוי בלשונית אחרת או על ידי מישהו אחר. מה שהוקלד נשמר כאן: יש לבדוק ולשמור שוב.',
  'error.slug_taken': 'הכתובת הזאת תפוסה',
  'error.rate_limited': 'יותר מדי ניסיונות. כדאי לחכות מעט ולנסות שוב.',
  'error.proof_needed': 'יותר מדי ניסיונות מהרשת שלכם. כדאי לחכות כמה דקות ולנסות שוב.',
  'error.slot_taken': 'המועד הזה נתפס ממש עכשיו',
  'error.slot_not_available': 'המועד שנבחר אינו פנוי',
  'error.upgrade_required': 'אנא שדרגו את התוכנית כדי להשתמש בתכונה זו.',
  'error.event_limit_reached': 'הגעת למספר המרבי של סוגי פגישות',
  'error.not_allowed': 'אין הרשאה',
  'error.role_not_allowed': 'אין הרשאה. אפשר לפנות לבעלי הארגון.',
  'error.not_shown_to_role': 'זה לא קיים, או שהתפקיד שלך לא מציג את זה.',
  'error.unavailable': 'אין חיבור לשרת. שום דבר לא אבד: אפשר לנסות שוב בעוד רגע.',
  'error.event_type_not_found': 'סוג הפגישה הזה נמחק',
  'error.availability_not_found': 'לוח הזמינות הזה נמחק',
  'error.event_type_limit_reached': 'הגעת למגבלה של 200 סוגי פגישות. מחקו אחד קודם.',
  'error.invitation_not_found': 'ההזמנה הזאת נמחקה.',
  'error.organization_not_found': 'הארגון הזה כבר לא קיים.',
  'error.exist_member_total': 'מספר החברים בארגון גדול מהמספר שנבחר!',
  'error.owns_organization': 'יש בבעלותך ארגון. קודם צריך להעביר או למחוק אותו.',
  'error.wrong_password': 'הסיסמה הנוכחית שגויה',
  'error.not_verified': 'קודם יש לאמת את כתובת הדוא״ל. שלחנו אליך קוד.',
  'error.needs_no_request': 'זה כבר שלך.',
}
