import type { WebhookEvent } from '@scheduling/contract'

/** All events in the contract's order. Importing the contract's own list would bring its checks into the dashboard. */
export const EVENTS = [
  'invitee.created',
  'invitee.rescheduled',
  'invitee.reassigned',
  'invitee.canceled',
  'invitee.no_show',
  'invitee.no_show_undone',
  'one_off.taken',
  'poll.decided',
  'routing_form.answered',
  'video.watched',
  'lead.booked',
] as const satisfies readonly WebhookEvent[]

/** Sorts events in a fixed order. */
export function sortEvents(chosen: readonly string[]): WebhookEvent[] {
  return EVENTS.filter((event) => chosen.includes(event))
}
