import type { texts as source } from '../../en/activities/routing.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.routing_form_added': 'Formular angelegt',
  'activity.routing_form_changed': 'Formular geändert',
  'activity.routing_form_deleted': 'Formular gelöscht',
}
