import type { Instant } from '../time/time.ts'
import type { VoteAnswer } from './ranking.ts'

export type VoteChoices = Readonly<Record<string, VoteAnswer>>

interface VotedOption {
  id: number
  start: Instant
  /** How many may say yes; null: everybody. */
  capacity: number | null
  /** How many have, as everybody sees it counted. */
  yes: number
}

/** What may not stand in a vote: `optionId` is null where the vote as a whole is meant. */
export interface VoteProblem {
  optionId: string | null
  reason: 'not_an_option' | 'in_the_past' | 'required'
}

/**
 * Everything that is wrong with a vote. `before` is the vote whose place it takes: what it said of an option that is past
 * may stand as it was.
 */
export function voteProblems(
  options: readonly VotedOption[],
  choices: VoteChoices,
  before: VoteChoices,
  now: Instant,
): VoteProblem[] {
  const byId = new Map(options.map((option) => [String(option.id), option]))
  const problems = Object.entries(choices).flatMap(([optionId, answer]): VoteProblem[] => {
    const option = byId.get(optionId)
    if (!option) return [{ optionId, reason: 'not_an_option' }]
    const isPast = option.start <= now && answer !== 'no' && before[optionId] !== answer
    return isPast ? [{ optionId, reason: 'in_the_past' }] : []
  })
  const isEmpty = Object.values(choices).every((answer) => answer === 'no')
  return isEmpty ? [...problems, { optionId: null, reason: 'required' }] : problems
}

/** The options that have no place left for this vote. `placed` is what its voter has a place for: whoever has one keeps it. */
export function fullOptionsOf(
  options: readonly VotedOption[],
  choices: VoteChoices,
  placed: VoteChoices,
): string[] {
  return options
    .filter((option) => isOptionFull(option))
    .map(({ id }) => String(id))
    .filter((id) => choices[id] === 'yes' && placed[id] !== 'yes')
}

export function isOptionFull({ capacity, yes }: Pick<VotedOption, 'capacity' | 'yes'>): boolean {
  return capacity !== null && yes >= capacity
}
