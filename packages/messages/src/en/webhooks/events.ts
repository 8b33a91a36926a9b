/** Webhooks and their deliveries. */
export const texts = {
  'webhook_event.invitee.created': 'Booked',
  'webhook_event.invitee.rescheduled': 'Rescheduled',
  'webhook_event.invitee.reassigned': 'Reassigned',
  'webhook_event.invitee.canceled': 'Canceled',
  'webhook_event.invitee.no_show': 'No-show',
  'webhook_event.invitee.no_show_undone': 'No-show undone',
  'webhook_event.one_off.taken': 'One-off taken',
  'webhook_event.poll.decided': 'Poll decided',
  'webhook_event.routing_form.answered': 'Routing form answered',
  'webhook_event.video.watched': 'Video watched',
  'webhook_event.lead.booked': 'Lead booked',
} as const
