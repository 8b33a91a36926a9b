import type { texts as source } from '../../en/activities/campaigns.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.campaign_added': 'Kampagne hinzugefügt',
  'activity.campaign_changed': 'Kampagne geändert',
  'activity.campaign_deleted': 'Kampagne gelöscht',
  'activity.campaign_restored': 'Kampagne wiederhergestellt',
  'activity.leads_added': 'Leads hinzugefügt',
}
