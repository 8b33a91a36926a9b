import type { texts as source } from '../../en/activities/campaigns.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.campaign_added': 'קמפיין נוסף',
  'activity.campaign_changed': 'קמפיין שונה',
  'activity.campaign_deleted': 'קמפיין נמחק',
  'activity.campaign_restored': 'קמפיין שוחזר',
  'activity.leads_added': 'לידים נוספו',
}
