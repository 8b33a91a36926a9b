import type { texts as source } from '../../en/activities/crms.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.crm_changed': 'CRM-Einstellungen geändert',
  'activity.crm_filled': 'Frühere Termine ins CRM übernommen',
}
