import type { texts as source } from '../../en/activities/billing.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.plan_chosen': 'Tarif gewählt',
  'activity.plan_canceled': 'Abonnement gekündigt',
  'activity.card_changed': 'Karte geändert',
  'activity.billing_details_changed': 'Rechnungsangaben geändert',
}
