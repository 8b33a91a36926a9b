import type { WebhookEvent } from '@scheduling/contract'

/** All events, in the contract's order. Its own list would bring the contract's checks into the dashboard. */
export const EVENTS = [
  'invitee.created',
  'invitee.rescheduled',
  'invitee.canceled',
] as const satisfies readonly WebhookEvent[]

/** In one order, whatever the order in which they were chosen. */
export function sortEvents(chosen: readonly string[]): WebhookEvent[] {
  return EVENTS.filter((event) => chosen.includes(event))
}
