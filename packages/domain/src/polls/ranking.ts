import type { Instant } from '../time/time.ts'

/** A voter's answer to one option. */
export const VOTE_ANSWERS = ['yes', 'if_need_be', 'no'] as const
export type VoteAnswer = (typeof VOTE_ANSWERS)[number]

/** The votes for one option. */
export interface OptionTally {
  id: number
  start: Instant
  yes: number
  ifNeedBe: number
  no: number
  /** How many required people have not said that they can come. */
  requiredMissing: number
}

/**
 * The future options, best first: fewest required people missing, then most yes, then most "if need be", then
 * fewest no, then earliest. The order can be explained to anybody who asks why an option won.
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

/** What can decide a poll. */
export const POLL_ENDINGS = ['host', 'agreement', 'deadline'] as const
export type PollEnding = (typeof POLL_ENDINGS)[number]

/** A required person who has voted, with the options that they said yes to. */
export interface RequiredVoter {
  yesTo: ReadonlySet<number>
}

/**
 * For `agreement`: the best option to which all required people said yes. Null: there is none yet, and the poll
 * goes on.
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
