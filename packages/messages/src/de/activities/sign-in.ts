import type { texts as source } from '../../en/activities/sign-in.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.signed_in': 'Angemeldet',
  'activity.signed_in_new_device': 'Auf einem neuen Gerät angemeldet',
  'activity.sign_in_failed': 'Anmeldung mit falschem Passwort',
  'activity.signed_out': 'Abgemeldet',
}
