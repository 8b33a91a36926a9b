import type { Instant } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { connectedDomains } from './host-store.ts'

// What somebody has just connected is there before they have looked. Names that nobody knows are many and cost nothing.
const KEPT_MS = 10_000

/** The domains that hosts have connected, read at most once in a while whoever asks. */
export function customDomains({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): () => Promise<ReadonlySet<string>> {
  let kept: { at: Instant; domains: Promise<ReadonlySet<string>> } | undefined
  return () => {
    const now = clock.now()
    if (kept && now - kept.at < KEPT_MS) return kept.domains
    const domains = connectedDomains(db).then((names) => new Set(names))
    kept = { at: now, domains }
    // What could not be read is asked for again.
    domains.catch(() => (kept = undefined))
    return domains
  }
}
