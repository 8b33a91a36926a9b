import { LRUCache } from 'lru-cache'
import type { Context } from '../../context.ts'
import { service } from '../../context.ts'
import type { SubjectPolicy } from '../../http/policies.ts'
import { countedAs, rateLimited } from './operations.ts'
import { countAttempts } from './store.ts'

// Attempts that a process takes from the shared count at a time.
const BLOCK = 20
const SUBJECTS_MAX = 20_000

/** What is left of the attempts that this process has taken for a subject in one period. */
export interface Block {
  left: number
  /** Others have taken the rest. */
  isLast: boolean
  taking: Promise<void> | undefined
}

export const BLOCKS = service<LRUCache<string, Block>>({
  name: 'attempts taken in blocks',
  open: () => new LRUCache({ max: SUBJECTS_MAX }),
})

/**
 * Counts an attempt of somebody who may make very many, and throws `rate_limited` above the limit. Each process takes some
 * attempts from the shared count at a time, so that most of them cost no query. What a process has taken and does not use ends
 * with the period: of a limit that several processes share, a few attempts may be lost, and none is added. Repeat: counts again.
 */
export async function allowInBlocks(
  context: Pick<Context, 'db' | 'clock' | 'service'>,
  policy: SubjectPolicy,
  subject: string,
): Promise<void> {
  const now = context.clock.now()
  const counted = { ...countedAs(policy, subject, now), by: BLOCK }
  const blocks = context.service(BLOCKS)
  const name = `${policy.name} ${subject} ${counted.periodStart.getTime()}`
  const block = blocks.get(name) ?? { left: 0, isLast: false, taking: undefined }
  blocks.set(name, block)
  while (block.left === 0) {
    if (block.isLast) throw rateLimited(policy, now)
    block.taking ??= take()
    await block.taking
  }
  block.left -= 1

  async function take(): Promise<void> {
    try {
      const [count = BLOCK] = await countAttempts(context.db, [counted])
      block.left = Math.max(0, Math.min(BLOCK, policy.free - (count - BLOCK)))
      block.isLast = block.left < BLOCK
    } finally {
      block.taking = undefined
    }
  }
}
