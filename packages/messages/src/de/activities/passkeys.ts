import type { texts as source } from '../../en/activities/passkeys.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.passkey_added': 'Passkey hinzugefügt',
  'activity.passkey_removed': 'Passkey entfernt',
  'activity.passkey_refused': 'Anmeldung mit Passkey abgelehnt',
}
