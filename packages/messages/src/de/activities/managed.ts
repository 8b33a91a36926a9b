import type { texts as source } from '../../en/activities/managed.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.event_type_given': 'Terminart an Mitglieder gegeben',
  'activity.event_type_taken_back': 'Terminart von Mitgliedern zurückgenommen',
  'activity.event_type_received': 'Terminart von einer Organisation erhalten',
}
