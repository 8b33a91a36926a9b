import type { texts as source } from '../../en/activities/routing.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.routing_form_added': 'טופס נוסף',
  'activity.routing_form_changed': 'טופס שונה',
  'activity.routing_form_deleted': 'טופס נמחק',
}
