import type { texts as source } from '../../en/activities/email-address.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.email_change_asked': 'בקשה לכתובת דוא״ל אחרת',
  'activity.email_change_withdrawn': 'הבקשה לכתובת דוא״ל אחרת בוטלה',
  'activity.email_changed': 'כתובת הדוא״ל שונתה',
}
