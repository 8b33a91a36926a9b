import type { texts as source } from '../../en/activities/clients.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.client_asked': 'Kunde um freie Zeiten gebeten',
  'activity.client_connection_ended': 'Kalender eines Kunden getrennt',
  'activity.client_deleted': 'Kunde gelöscht',
  'activity.client_meeting_booked': 'Termin mit Kunde gebucht',
}
