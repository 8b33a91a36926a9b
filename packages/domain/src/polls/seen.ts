import type { VoteAnswer } from './ranking.ts'

/** The part of a vote that others can see. */
export interface SeenVote {
  name: string
  choices: Readonly<Record<string, VoteAnswer>>
  isProved: boolean
}

/** What only the host of a poll can see. */
export interface Hiding {
  hidesNames: boolean
  hidesVotes: boolean
}

/**
 * Whether anybody else sees a vote. Where names are hidden, an unproved vote is not shown. Otherwise somebody could
 * vote in another person's name to learn whether that person has voted.
 */
function isVoteShown({ hidesNames, hidesVotes }: Hiding, { isProved }: Pick<SeenVote, 'isProved'>): boolean {
  return !(hidesNames && hidesVotes) && (isProved || !hidesNames)
}

/** Whether anybody else sees the difference between two versions of a vote. Null: there is no vote. */
export function isVoteChangeSeen(hiding: Hiding, before: SeenVote | null, after: SeenVote | null): boolean {
  const [former, current] = [before, after].map((vote) => (vote && isVoteShown(hiding, vote) ? vote : null))
  if (!former || !current) return Boolean(former) !== Boolean(current)
  const isNamed = !hiding.hidesNames
  return (
    (isNamed && (former.name !== current.name || former.isProved !== current.isProved)) ||
    (!hiding.hidesVotes && !isSame(former.choices, current.choices))
  )
}

function isSame(one: SeenVote['choices'], other: SeenVote['choices']): boolean {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...ids].every((id) => one[id] === other[id])
}
