import type { Instant } from '@scheduling/domain'
import { LRUCache } from 'lru-cache'
import { service } from '../../context.ts'

/** When this process last asked a host's calendars. Valid for one revision of the host's busy times. */
interface Asked {
  revision: string
  /** No calendar is chosen. */
  isNothing: boolean
  /** By start of the stretch. */
  at: Map<Instant, Instant>
}

export interface CalendarsAsked {
  byHost: LRUCache<string, Asked>
  /** Requests in progress. Later callers wait for the same answer. */
  asking: Map<string, Promise<boolean>>
}

const HOSTS_MAX = 20_000

export const CALENDARS_ASKED = service<CalendarsAsked>({
  name: 'when calendars were asked',
  open: () => ({ byHost: new LRUCache({ max: HOSTS_MAX }), asking: new Map() }),
})
