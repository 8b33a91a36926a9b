import { BITS_PER_SECOND } from './media-types.ts'

// Others' data and the tape's own log need some room too.
const SPARE = 1.3
// Less is not worth beginning.
export const SHORTEST_SECONDS = 60

/** How many seconds fit on this device, by what the browser tells. */
export function secondsThatFit({ quota, usage }: StorageEstimate): number {
  if (quota === undefined) return Infinity
  return Math.max(quota - (usage ?? 0), 0) / ((BITS_PER_SECOND / 8) * SPARE)
}

/** Asks the browser to keep what is recorded, and how much fits. */
export async function makeRoom(): Promise<number> {
  // Firefox asks the host, who may not see its question: recording does not wait for an answer.
  void navigator.storage.persist?.().catch(() => false)
  return secondsThatFit(await navigator.storage.estimate())
}

/** Keeps the screen on. Returns a function that lets it turn off again. */
export async function stayAwake(): Promise<() => void> {
  const lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
  return () => void lock?.release()
}
