import type { Instant } from '../time/time.ts'

/** What a voter says to one option. */
export const VOTE_ANSWERS = ['yes', 'if_need_be', 'no'] as const
export type VoteAnswer = (typeof VOTE_ANSWERS)[number]

/** How an option stands. */
export interface OptionTally {
  id: number
  start: Instant
  yes: number
  ifNeedBe: number
  no: number
  /** Of those who have to be there, how many have not said that they can. */
  requiredMissing: number
}

/**
 * The options to come, the best first: most of those who have to be there, then most who said yes, then most who can if
 * need be, then fewest who said no, and of equals the earliest. Whoever wants to know why one won can be told.
 */
export function rankOptions<Option extends OptionTally>(options: readonly Option[], now: Instant): Option[] {
  return options
    .filter(({ start }) => start > now)
    .toSorted(
      (a, b) =>
        a.requiredMissing - b.requiredMissing ||
        b.yes - a.yes ||
        b.ifNeedBe - a.ifNeedBe ||
        a.no - b.no ||
        a.start - b.start,
    )
}

/** How a poll ends by itself, if it does. */
export const POLL_ENDINGS = ['host', 'agreement', 'deadline'] as const
export type PollEnding = (typeof POLL_ENDINGS)[number]

/** Who has to be there, as far as they have voted: what they said yes to. */
export interface RequiredVoter {
  yesTo: ReadonlySet<number>
}

/**
 * By `agreement`: the best option to which all who have to be there said yes, once there is one. Null: it goes on.
 */
export function agreedOption<Option extends OptionTally>(
  options: readonly Option[],
  required: readonly (RequiredVoter | null)[],
  now: Instant,
): Option | null {
  if (required.length === 0) return null
  const shared = options.filter(({ id }) => required.every((voter) => voter?.yesTo.has(id)))
  return rankOptions(shared, now)[0] ?? null
}
