import type { texts as source } from '../../en/activities/sign-in.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.signed_in': 'התחברות',
  'activity.signed_in_new_device': 'התחברות במכשיר חדש',
  'activity.sign_in_failed': 'ניסיון התחברות עם סיסמה שגויה',
  'activity.signed_out': 'התנתקות',
}
