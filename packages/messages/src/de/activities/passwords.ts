import type { texts as source } from '../../en/activities/passwords.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.password_renewed': 'Passwort geändert',
  'activity.session_ended': 'Anderswo abgemeldet',
}
