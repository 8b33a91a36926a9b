import { expect, test } from 'vitest'
import type { Hiding, SeenVote } from './seen.ts'
import { isVoteChangeSeen } from './seen.ts'

const vote = (change: Partial<SeenVote> = {}): SeenVote => ({
  name: 'Ada',
  choices: { 0: 'yes' },
  isProved: false,
  ...change,
})
const OPEN: Hiding = { hidesNames: false, hidesVotes: false }
const NAMES: Hiding = { hidesNames: true, hidesVotes: false }
const VOTES: Hiding = { hidesNames: false, hidesVotes: true }
const BOTH: Hiding = { hidesNames: true, hidesVotes: true }
const PROVED = vote({ isProved: true })

test.each<[string, SeenVote | null, SeenVote | null, Hiding[]]>([
  ['a vote that nobody has proved', null, vote(), [OPEN, VOTES]],
  ['a proved vote', null, PROVED, [OPEN, NAMES, VOTES]],
  ['a vote that is proved later', vote(), PROVED, [OPEN, NAMES, VOTES]],
  ['a vote that is taken back', PROVED, null, [OPEN, NAMES, VOTES]],
  ['another answer', PROVED, vote({ isProved: true, choices: { 0: 'no' } }), [OPEN, NAMES]],
  ['another name', vote(), vote({ name: 'Adah' }), [OPEN, VOTES]],
  ['the same once more', PROVED, PROVED, []],
])('%s is news where it can be seen', (_, before, after, seenIn) => {
  for (const hiding of [OPEN, NAMES, VOTES, BOTH])
    expect([hiding, isVoteChangeSeen(hiding, before, after)]).toEqual([hiding, seenIn.includes(hiding)])
})
