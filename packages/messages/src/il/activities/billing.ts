import type { texts as source } from '../../en/activities/billing.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.plan_chosen': 'נבחרה תוכנית',
  'activity.plan_canceled': 'המינוי בוטל',
  'activity.card_changed': 'הכרטיס שונה',
  'activity.billing_details_changed': 'פרטי החיוב שונו',
}
