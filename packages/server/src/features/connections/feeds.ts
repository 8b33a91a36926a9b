import { LRUCache } from 'lru-cache'
import { keeping } from '../../context.ts'
import type { FeedMemory } from '../../providers/feed-memory.ts'

const BYTES_MAX = 64_000_000

/** What this process knows of feeds, so that one that did not change is neither sent nor read again. */
export const FEEDS = keeping<FeedMemory>({
  name: 'calendar feeds',
  open: () => ({
    byAddress: new LRUCache({ maxSize: BYTES_MAX, sizeCalculation: ({ text }) => text.length + 1 }),
    asking: new Map(),
  }),
})
