import type { Tier } from '../pricing/plans.ts'

/** How much a plan includes. */
interface Allowances {
  videos: number
  /** Null: the specification names none, and there is none. */
  recordingMinutes: number | null
  /** How many event types, embeds and one-offs together; null is without limit. */
  eventNumbers: number | null
}

/** Specification, section 9, "Plan perks". */
export const ALLOWANCES: Readonly<Record<Tier, Allowances>> = {
  entry: { videos: 1_000, recordingMinutes: 5, eventNumbers: 20 },
  growth: { videos: 1_000, recordingMinutes: 60, eventNumbers: null },
  agency: { videos: 20_000, recordingMinutes: null, eventNumbers: null },
}

/** How long somebody whose card was refused keeps what was paid for before. */
export const GRACE_DAYS = 7
