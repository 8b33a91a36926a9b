import type { texts as source } from '../../en/activities/outreach.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.outreach_changed': 'קמפיין בכלי הפנייה שונה',
  'activity.outreach_pushed': 'לידים נוספו לכלי הפנייה',
  'activity.outreach_address_made': 'נוצרה כתובת ל־webhooks של כלי הפנייה',
}
