import type { texts as source } from '../../en/activities/sign-up.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.signed_up': 'הרשמה',
  'activity.address_confirmed': 'כתובת הדוא״ל אומתה',
}
