import type { Instant } from '@scheduling/domain'
import { LRUCache } from 'lru-cache'
import { keeping } from '../../context.ts'
import type { ReadText } from '../icalendar/busy.ts'

/** A feed as it was when it was last asked. */
export interface Feed {
  askedAt: Instant
  etag: string | null
  lastModified: string | null
  text: string
  /** What was read of it, by what was asked. */
  read: Map<string, Promise<ReadText>>
}

export interface FeedMemory {
  byAddress: LRUCache<string, Feed>
  /** Who comes in the meantime waits for the same answer. */
  asking: Map<string, Promise<Feed>>
}

const BYTES_MAX = 64_000_000

/** What this process knows of feeds, so that one that did not change is neither sent nor read again. */
export const FEEDS = keeping<FeedMemory>({
  name: 'calendar feeds',
  open: () => ({
    byAddress: new LRUCache({ maxSize: BYTES_MAX, sizeCalculation: ({ text }) => text.length + 1 }),
    asking: new Map(),
  }),
})
