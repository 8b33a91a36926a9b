import type { VoteRequest } from '@scheduling/contract'
import type { Instant, VoteProblem } from '@scheduling/domain'
import { fullOptionsOf, voteProblems, withLatinPhoneNumbers } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError, refusedInput } from '../../errors.ts'
import { networkOf } from '../../http/network.ts'
import { allow } from '../abuse/operations.ts'
import type { Requester } from '../bookings/allowance.ts'
import { answerErrors } from '../bookings/request.ts'
import { countedIn } from './count-vote.ts'
import { countsIn } from './tallies.ts'
import { LIMITS } from './limits.ts'
import type { StoredOption } from './options-store.ts'
import { stateOf } from './state.ts'
import type { StoredPoll } from './store.ts'
import { lockPoll } from './store.ts'
import type { StoredVote } from './votes-store.ts'

/** The content of a vote: choices, and answers to the questions. */
export type VoteContent = Pick<VoteRequest, 'choices' | 'answers'>

export async function allowVote(
  context: Context,
  { host_id, id }: StoredPoll,
  email: string | null,
  { ip, proof }: Requester,
): Promise<void> {
  const network = networkOf(ip)
  await allow(
    context,
    `vote ${id}`,
    [
      [LIMITS.votesPerNetwork, network && `${network} ${host_id}`],
      // Changing a vote needs its link, so no address counts here.
      [LIMITS.votesPerRecipient, network && email && email.toLowerCase()],
    ],
    proof,
  )
}

/**
 * Holds the lock until the transaction ends, so counts and places are handled one after the other. Throws
 * `poll_closed`.
 */
export async function lockOpen(
  context: Context,
  trx: Transaction<Database>,
  { host_id, id }: Pick<StoredPoll, 'host_id' | 'id'>,
): Promise<StoredPoll> {
  const poll = await lockPoll(trx, host_id, id)
  if (!poll || stateOf(poll, context.clock.now()) !== 'open') throw new AppError('poll_closed')
  return poll
}

/**
 * The vote with phone numbers in the digits 0 to 9. Throws `invalid_input` with every problem, or `option_full`.
 * `before`: the vote that this one replaces.
 */
export function acceptVote(
  poll: StoredPoll,
  options: readonly StoredOption[],
  { choices, answers }: VoteContent,
  before: StoredVote | null,
  now: Instant,
): VoteContent {
  const earlier = before?.choices ?? {}
  const voted = options.map((option) => ({
    id: option.id,
    start: option.starts_at.getTime(),
    capacity: option.capacity,
    yes: countsIn(option, countedIn(poll)).yes,
  }))
  const errors = [
    ...answerErrors(poll.questions, answers),
    ...voteProblems(voted, choices, earlier, now).map(({ optionId, reason }) => ({
      path: optionId === null ? 'choices' : `choices.${optionId}`,
      reason,
      message: MESSAGES[reason],
    })),
  ]
  if (errors.length > 0) throw refusedInput(errors)
  const isPlaced = before !== null && (countedIn(poll) === 'all' || before.proved_at !== null)
  const full = fullOptionsOf(voted, choices, isPlaced ? earlier : {})
  if (full.length > 0)
    throw new AppError('option_full', {
      errors: full.map((id) => ({
        path: `choices.${id}`,
        reason: 'full',
        message: 'No place is left at this time',
      })),
    })
  return { choices, answers: withLatinPhoneNumbers(poll.questions, answers) }
}

const MESSAGES: Record<VoteProblem['reason'], string> = {
  not_an_option: 'Expected the id of an option',
  in_the_past: 'This time is past',
  required: 'At least one time must be picked',
}
