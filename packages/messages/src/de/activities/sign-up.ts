import type { texts as source } from '../../en/activities/sign-up.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.signed_up': 'Registriert',
  'activity.address_confirmed': 'E-Mail-Adresse bestätigt',
}
