import type { texts as source } from '../../en/activities/passkeys.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.passkey_added': 'נוסף מפתח כניסה',
  'activity.passkey_removed': 'הוסר מפתח כניסה',
  'activity.passkey_refused': 'כניסה עם מפתח נדחתה',
}
