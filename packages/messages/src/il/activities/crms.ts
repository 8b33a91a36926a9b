import type { texts as source } from '../../en/activities/crms.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.crm_changed': 'הגדרות ה־CRM שונו',
  'activity.crm_filled': 'פגישות קודמות נוספו ל־CRM',
}
