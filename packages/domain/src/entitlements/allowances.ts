import type { Tier } from '../pricing/plans.ts'

/** How much a plan includes. */
interface Allowances {
  videos: number
  /** Null: unlimited, because the specification names no limit. */
  recordingMinutes: number | null
  /** Event types, embeds and one-offs together; null means unlimited. */
  eventNumbers: number | null
}

/** Specification, section 9, "Plan perks". */
export const ALLOWANCES: Readonly<Record<Tier, Allowances>> = {
  entry: { videos: 1_000, recordingMinutes: 5, eventNumbers: 20 },
  growth: { videos: 1_000, recordingMinutes: 60, eventNumbers: null },
  agency: { videos: 20_000, recordingMinutes: null, eventNumbers: null },
}

/** How long a host keeps a paid plan after their card was refused. */
export const GRACE_DAYS = 7
