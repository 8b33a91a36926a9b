import type { texts as source } from '../../en/activities/passwords.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.password_renewed': 'שינוי סיסמה',
  'activity.session_ended': 'ניתוק במקום אחר',
}
