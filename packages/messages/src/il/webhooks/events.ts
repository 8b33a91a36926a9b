import type { texts as source } from '../../en/webhooks/events.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'webhook_event.invitee.created': 'נקבעה',
  'webhook_event.invitee.rescheduled': 'מועד חדש',
  'webhook_event.invitee.reassigned': 'הועברה',
  'webhook_event.invitee.canceled': 'בוטלה',
  'webhook_event.invitee.no_show': 'אי־הגעה',
  'webhook_event.invitee.no_show_undone': 'ביטול אי־הגעה',
  'webhook_event.one_off.taken': 'פגישה חד־פעמית נקבעה',
  'webhook_event.poll.decided': 'הסקר הוכרע',
  'webhook_event.routing_form.answered': 'התקבלה תשובה בטופס ניתוב',
  'webhook_event.video.watched': 'הסרטון נצפה',
  'webhook_event.lead.booked': 'הליד קבע פגישה',
}
