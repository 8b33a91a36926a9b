import type { VoteAnswer } from './ranking.ts'

/** A vote, as far as others can see it. */
export interface SeenVote {
  name: string
  choices: Readonly<Record<string, VoteAnswer>>
  isProved: boolean
}

/** What a poll keeps to its host. */
export interface Hiding {
  hidesNames: boolean
  hidesVotes: boolean
}

/**
 * Whether anybody else sees a vote. Where names are hidden, one that nobody has proved is not shown: who votes in
 * another's name would learn by it whether they have voted.
 */
function isVoteShown({ hidesNames, hidesVotes }: Hiding, { isProved }: Pick<SeenVote, 'isProved'>): boolean {
  return !(hidesNames && hidesVotes) && (isProved || !hidesNames)
}

/** Whether anybody else sees that a vote became another one. Null: there is none. */
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
