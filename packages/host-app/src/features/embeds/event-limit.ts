import type { Embed, EventType, Me } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'

export interface EventLimit {
  eventTypes: number
  embeds: number
  limit: number
}

/** What counts toward the event limit. Undefined if there is no limit. */
export function eventLimitOf(
  { event_numbers: limit }: Me,
  eventTypes: readonly EventType[] = [],
  embeds: readonly Embed[] = [],
): EventLimit | undefined {
  return limit === null ? undefined : { eventTypes: eventTypes.length, embeds: embeds.length, limit }
}

export function limitReachedText(limit: EventLimit | undefined, t: HostTranslate): string {
  if (!limit) return t('error.event_limit_reached')
  return t('embeds.limit_reached', {
    events: t('embeds.count_event_types', { count: limit.eventTypes }),
    embeds: t('embeds.count', { count: limit.embeds }),
    limit: limit.limit,
  })
}
