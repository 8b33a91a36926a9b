import type { texts as source } from '../../en/activities/organizations.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.organization_created': 'נוצר ארגון',
  'activity.member_invited': 'נשלחה הזמנה להצטרף',
  'activity.invitation_revoked': 'ההזמנה בוטלה',
  'activity.member_joined': 'חבר הצטרף',
  'activity.member_role_changed': 'תפקיד של חבר השתנה',
  'activity.member_shown': 'חבר מוצג בדף',
  'activity.member_hidden': 'חבר הוסתר מהדף',
  'activity.member_removed': 'חבר הוסר',
  'activity.member_left': 'חבר עזב',
  'activity.transfer_asked': 'התבקשה העברת בעלות',
  'activity.transfer_withdrawn': 'בקשת העברת הבעלות בוטלה',
  'activity.transfer_declined': 'העברת הבעלות נדחתה',
  'activity.ownership_transferred': 'הבעלות הועברה',
  'activity.organization_email_asked': 'נוספה כתובת דוא״ל לארגון, עדיין לא אושרה',
  'activity.organization_email_canceled': 'כתובת הדוא״ל של הארגון שלא אושרה בוטלה',
  'activity.organization_email_removed': 'כתובת הדוא״ל של הארגון הוסרה',
  'activity.organization_deleted': 'הארגון נמחק',
}
