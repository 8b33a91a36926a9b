import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  'extension.error_rate_limited': 'יותר מדי ניסיונות. כדאי לנסות שוב בעוד כמה דקות.',
  'extension.error_upgrade_required': 'אנא שדרגו את התוכנית כדי להשתמש בתכונה זו.',
  'extension.error_not_allowed': 'אין הרשאה',
  'extension.error_role_not_allowed': 'אין הרשאה. אפשר לפנות לבעלי הארגון.',
  'extension.error_not_shown_to_role': 'זה לא קיים, או שאין לך גישה.',
  'extension.error_not_verified': 'קודם יש לאשר את כתובת הדוא״ל. שלחנו אליך קוד.',
  'extension.error_event_limit_reached': 'הגעת למספר המרבי של סוגי פגישות',
  'extension.error_event_type_not_found': 'סוג הפגישה הזה נמחק',
  'extension.error_link_expired': 'הקישור פג',
  'extension.error_campaign_not_found': 'הקמפיין הזה כבר לא קיים',
  'extension.error_one_off_not_found': 'הפגישה החד־פעמית הזאת נמחקה',
  'extension.error_one_off_limit_reached': 'הגעת למגבלה של 200 פגישות חד־פעמיות. מחקו אחת קודם.',
  'extension.error_event_type_off': 'סוג הפגישה הזה כבוי. הפעילו אותו בלוח הבקרה.',
  'extension.error_not_shown_to_key': 'לתוסף אין גישה לזה. פתחו את ההגדרות שלו וחברו אותו שוב.',
  'extension.error_key_not_allowed': 'לתוסף אין הרשאה לעשות זאת. פתחו את ההגדרות שלו וחברו אותו שוב.',
}
