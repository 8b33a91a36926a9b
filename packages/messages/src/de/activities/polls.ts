import type { texts as source } from '../../en/activities/polls.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.poll_added': 'Umfrage angelegt',
  'activity.poll_changed': 'Umfrage geändert',
  'activity.poll_deleted': 'Umfrage gelöscht',
  'activity.poll_finished': 'Umfrage abgeschlossen',
}
