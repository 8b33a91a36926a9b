import type { Instant } from '@scheduling/domain'
import { LRUCache } from 'lru-cache'
import { keeping } from '../../context.ts'

/** What this process knows of when a host's calendars were asked, under the revision of the host's busy times. */
interface Asked {
  revision: string
  /** Nothing is chosen. */
  isNothing: boolean
  /** By the beginning of the stretch. */
  at: Map<Instant, Instant>
}

export interface CalendarsAsked {
  byHost: LRUCache<string, Asked>
  /** Who comes in the meantime waits for the same answer. */
  asking: Map<string, Promise<boolean>>
}

const HOSTS_MAX = 20_000

export const CALENDARS_ASKED = keeping<CalendarsAsked>({
  name: 'when calendars were asked',
  open: () => ({ byHost: new LRUCache({ max: HOSTS_MAX }), asking: new Map() }),
})
