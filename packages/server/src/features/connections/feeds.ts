import { LRUCache } from 'lru-cache'
import { service } from '../../context.ts'
import type { FeedMemory } from '../../providers/feed-memory.ts'

const BYTES_MAX = 64_000_000

/** What this process remembers about feeds, so unchanged ones are not downloaded and parsed again. */
export const FEEDS = service<FeedMemory>({
  name: 'calendar feeds',
  open: () => ({
    byAddress: new LRUCache({ maxSize: BYTES_MAX, sizeCalculation: ({ text }) => text.length + 1 }),
    asking: new Map(),
  }),
})
