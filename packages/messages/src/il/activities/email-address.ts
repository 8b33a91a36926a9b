import type { texts as source } from '../../en/activities/email-address.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.email_change_asked': 'התבקש שינוי כתובת הדוא״ל',
  'activity.email_change_withdrawn': 'שינוי כתובת הדוא״ל בוטל',
  'activity.email_changed': 'כתובת הדוא״ל שונתה',
}
