import type { Instant } from '@scheduling/domain'
import type { LRUCache } from 'lru-cache'
import type { CalendarText } from './provider.ts'

/** A feed as it was when it was last asked. */
export interface Feed {
  askedAt: Instant
  etag: string | null
  lastModified: string | null
  text: string
  /** What was read of it, by what was asked. */
  read: Map<string, Promise<CalendarText>>
}

export interface FeedMemory {
  byAddress: LRUCache<string, Feed>
  /** Who comes in the meantime waits for the same answer. */
  asking: Map<string, Promise<Feed>>
}
