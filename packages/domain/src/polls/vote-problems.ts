import type { Instant } from '../time/time.ts'
import type { VoteAnswer } from './ranking.ts'

export type VoteChoices = Readonly<Record<string, VoteAnswer>>

interface VotedOption {
  id: number
  start: Instant
  /** How many may say yes; null means unlimited. */
  capacity: number | null
  /** How many have said yes, as everybody sees it. */
  yes: number
}

/** A problem with a vote. `optionId` is null if it concerns the whole vote. */
export interface VoteProblem {
  optionId: string | null
  reason: 'not_an_option' | 'in_the_past' | 'required'
}

/**
 * All problems of a vote. `before` is the vote that it replaces: its answers to past options may stay as they were.
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

/**
 * The options that have no place left for this vote. `placed` has the options in which its voter already has a
 * place and keeps it.
 */
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
