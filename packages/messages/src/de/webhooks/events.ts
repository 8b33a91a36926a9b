import type { texts as source } from '../../en/webhooks/events.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'webhook_event.invitee.created': 'Gebucht',
  'webhook_event.invitee.rescheduled': 'Verschoben',
  'webhook_event.invitee.reassigned': 'Weitergegeben',
  'webhook_event.invitee.canceled': 'Abgesagt',
  'webhook_event.invitee.no_show': 'Nicht wahrgenommen',
  'webhook_event.invitee.no_show_undone': 'Doch wahrgenommen',
  'webhook_event.one_off.taken': 'Einzeltermin gebucht',
  'webhook_event.poll.decided': 'Umfrage entschieden',
  'webhook_event.routing_form.answered': 'Leitformular beantwortet',
  'webhook_event.video.watched': 'Video angesehen',
  'webhook_event.lead.booked': 'Lead hat gebucht',
}
