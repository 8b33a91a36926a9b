import type { texts as source } from '../../en/activities/outreach.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.outreach_changed': 'Outreach-Kampagne geändert',
  'activity.outreach_pushed': 'Leads in ein Outreach-Werkzeug übertragen',
  'activity.outreach_address_made': 'Adresse für Webhooks eines Outreach-Werkzeugs erstellt',
}
