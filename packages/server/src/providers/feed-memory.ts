import type { Instant } from '@scheduling/domain'
import type { LRUCache } from 'lru-cache'
import type { CalendarText } from './provider.ts'

/** A feed as it was at the last request. */
export interface Feed {
  askedAt: Instant
  etag: string | null
  lastModified: string | null
  text: string
  /** Parsed results by query. */
  read: Map<string, Promise<CalendarText>>
}

export interface FeedMemory {
  byAddress: LRUCache<string, Feed>
  /** Calls that arrive meanwhile wait for the same response. */
  asking: Map<string, Promise<Feed>>
}
