import type { texts as source } from '../../en/activities/email-address.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.email_change_asked': 'Änderung der E-Mail-Adresse angefordert',
  'activity.email_change_withdrawn': 'Änderung der E-Mail-Adresse zurückgezogen',
  'activity.email_changed': 'E-Mail-Adresse geändert',
}
