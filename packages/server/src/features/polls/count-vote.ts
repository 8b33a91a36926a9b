import type { SeenVote } from '@scheduling/domain'
import { isOptionFull, isVoteChangeSeen } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { StoredOption, TallyChange } from './options-store.ts'
import { changeTallies } from './options-store.ts'
import type { StoredPoll } from './store.ts'
import { updatePoll } from './store.ts'
import { countsIn, tallyChanges } from './tallies.ts'
import type { Counted, StoredVote } from './votes-store.ts'
import { stands } from './votes-store.ts'

type Hiding = Pick<StoredPoll, 'hides_names' | 'hides_votes'>

/** Which votes are in the public counts: only proved ones if names are hidden. */
export function countedIn({ hides_names }: Pick<Hiding, 'hides_names'>): Counted {
  return hides_names ? 'proved' : 'all'
}

export function isFull(poll: Pick<Hiding, 'hides_names'>, option: StoredOption): boolean {
  return isOptionFull({ capacity: option.capacity, yes: countsIn(option, countedIn(poll)).yes })
}

/** Updates the counts. The revision grows if others see something new. Null: there is no vote before, or none after. */
export async function countVote(
  trx: Transaction<Database>,
  poll: StoredPoll,
  options: readonly StoredOption[],
  before: StoredVote | null,
  after: StoredVote | null,
): Promise<StoredPoll> {
  const changes = tallyChanges(before, after)
  await changeTallies(trx, poll, changes)
  const hiding = { hidesNames: poll.hides_names, hidesVotes: poll.hides_votes }
  const isSeen =
    isVoteChangeSeen(hiding, seenVote(before), seenVote(after)) ||
    options.some((option) => isFull(poll, option) !== isFull(poll, optionAfter(option, changes)))
  return isSeen ? updatePoll(trx, poll) : poll
}

function seenVote(vote: StoredVote | null): SeenVote | null {
  if (!vote || !stands(vote)) return null
  return { name: vote.name, choices: vote.choices, isProved: vote.proved_at !== null }
}

function optionAfter(option: StoredOption, changes: readonly TallyChange[]): StoredOption {
  const change = changes.find(({ id }) => id === option.id)
  if (!change) return option
  return {
    ...option,
    yes: option.yes + change.yes,
    proved_yes: option.proved_yes + change.provedYes,
  }
}
