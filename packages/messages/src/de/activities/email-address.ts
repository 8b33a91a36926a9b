import type { texts as source } from '../../en/activities/email-address.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.email_change_asked': 'Andere E-Mail-Adresse verlangt',
  'activity.email_change_withdrawn': 'Änderung der E-Mail-Adresse zurückgezogen',
  'activity.email_changed': 'E-Mail-Adresse geändert',
}
