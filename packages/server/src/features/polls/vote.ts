import type { VoteRequest } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { limits } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError, refusedInput } from '../../errors.ts'
import { networkOf } from '../../http/network.ts'
import { stableId } from '../../jobs/stable-id.ts'
import { allow } from '../abuse/operations.ts'
import type { Asking } from '../bookings/allowance.ts'
import { localeOf } from '../bookings/locale.ts'
import { answerErrors } from '../bookings/request.ts'
import { LIMITS } from './limits.ts'
import { tell } from './news.ts'
import { finishWhereAgreed } from './finish.ts'
import { pollHere } from './show.ts'
import { standingOf } from './standing.ts'
import type { StoredOption } from './options-store.ts'
import { changeTallies, optionsOf } from './options-store.ts'
import type { StoredPoll } from './store.ts'
import { lockPoll, pollById, updatePoll } from './store.ts'
import type { StoredVote } from './votes-store.ts'
import {
  countVotes,
  deleteVote,
  insertVote,
  stands,
  updateVote,
  voteById,
  voteOfPerson,
} from './votes-store.ts'
import type { Choices } from './tables.ts'
import { tallyChanges } from './tallies.ts'
import { readVoteToken } from './vote-token.ts'

/** What is said, and of which questions. */
type Said = Pick<VoteRequest, 'choices' | 'answers'>

export interface KnownVote {
  poll: StoredPoll
  vote: StoredVote
}

/**
 * Votes, once for each address: whoever has voted gets the link that changes it by mail again, and is refused with
 * `already_voted`. Repeat with the same key: the same vote. Throws `poll_not_found`, `poll_closed`, `poll_full`,
 * `option_full`, `invalid_input`, `idempotency_key_reused`, and what limits throw.
 */
export async function castVote(
  context: Context,
  request: VoteRequest,
  key: string | undefined,
  caller: Asking,
): Promise<KnownVote> {
  const { poll } = await pollHere(context, request.owner, request.poll)
  const id = key === undefined ? randomUUID() : stableId(poll.id, 'vote', key)
  const earlier = await voteById(context.db, poll.host_id, id)
  if (earlier) return repeatedVote(poll, earlier, request)
  await allowVote(context, poll, request.email, caller)
  const known = await context.db
    .transaction()
    .execute(async (trx) => writeVote(context, trx, await lockOpen(context, trx, poll), id, request))
  if (!known) throw new AppError('already_voted')
  await finishWhereAgreed(context, known.poll)
  return known
}

function repeatedVote(poll: StoredPoll, vote: StoredVote, request: VoteRequest): KnownVote {
  const isSame = vote.email === request.email && vote.name === request.name
  if (!isSame) throw new AppError('idempotency_key_reused')
  return { poll, vote }
}

async function allowVote(
  context: Context,
  { host_id, id }: StoredPoll,
  email: string | null,
  { ip, proof }: Asking,
): Promise<void> {
  const network = networkOf(ip)
  await allow(
    context,
    `vote ${id}`,
    [
      [LIMITS.votesPerNetwork, network && `${network} ${host_id}`],
      // Who changes a vote has its link.
      [LIMITS.votesPerRecipient, network && email && email.toLowerCase()],
    ],
    proof,
  )
}

/** Held until the transaction ends: counts and places are given in turn. Throws `poll_closed`. */
async function lockOpen(
  context: Context,
  trx: Transaction<Database>,
  { host_id, id }: Pick<StoredPoll, 'host_id' | 'id'>,
): Promise<StoredPoll> {
  const poll = await lockPoll(trx, host_id, id)
  if (!poll || standingOf(poll, context.clock.now()) !== 'open') throw new AppError('poll_closed')
  return poll
}

/** Undefined where the address has voted already; its owner gets the link again. */
async function writeVote(
  context: Context,
  trx: Transaction<Database>,
  poll: StoredPoll,
  id: string,
  request: VoteRequest,
): Promise<KnownVote | undefined> {
  const emailKey = request.email.toLowerCase()
  const former = await voteOfPerson(trx, poll, emailKey)
  if (former && stands(former)) {
    await tell(context, trx, poll, 'voted', former.id)
    return undefined
  }
  // Whoever votes anew without their link proves nothing: what it opens is not for them.
  if (former) await deleteVote(trx, former)
  if ((await countVotes(trx, poll)) >= limits.POLL_VOTES_MAX) throw new AppError('poll_full')
  refuseVote(poll, await optionsOf(trx, poll), request, {}, context.clock.now())
  const vote = await insertVote(trx, {
    host_id: poll.host_id,
    id,
    poll_id: poll.id,
    name: request.name,
    email: request.email,
    email_key: emailKey,
    time_zone: request.timeZone,
    locale: localeOf(request),
    choices: JSON.stringify(request.choices),
    answers: JSON.stringify(request.answers),
    voted_at: new Date(context.clock.now()),
    known_revision: poll.revision,
  })
  await changeTallies(trx, poll, tallyChanges({}, request.choices))
  const changed = await updatePoll(trx, poll)
  await tell(context, trx, poll, 'voted', vote.id)
  if (poll.notifies_host) await tell(context, trx, poll, 'voted_host', vote.id)
  return { poll: changed, vote }
}

/** Throws `invalid_input` with every problem, or `option_full`. `before` is what the same person has said. */
function refuseVote(
  poll: StoredPoll,
  options: readonly StoredOption[],
  { choices, answers }: Said,
  before: Choices,
  now: Instant,
): void {
  const byId = new Map(options.map((option) => [String(option.id), option]))
  const errors = answerErrors(poll.questions, answers)
  for (const [id, answer] of Object.entries(choices)) {
    const option = byId.get(id)
    const path = `choices.${id}`
    if (!option) errors.push({ path, reason: 'not_an_option', message: 'Expected the id of an option' })
    else if (option.starts_at.getTime() <= now && answer !== 'no' && before[id] !== answer)
      errors.push({ path, reason: 'in_the_past', message: 'This time is past' })
  }
  if (Object.values(choices).every((answer) => answer === 'no'))
    errors.push({ path: 'choices', reason: 'required', message: 'At least one time must be picked' })
  if (errors.length > 0) throw refusedInput(errors)
  const full = [...byId].filter(
    ([id, { capacity, yes }]) =>
      capacity !== null && choices[id] === 'yes' && before[id] !== 'yes' && yes >= capacity,
  )
  if (full.length > 0)
    throw new AppError('option_full', {
      errors: full.map(([id]) => ({
        path: `choices.${id}`,
        reason: 'full',
        message: 'No place is left at this time',
      })),
    })
}

/** Throws `vote_not_found`. */
export async function openVote(context: Context, token: string): Promise<KnownVote> {
  const { hostId, voteId } = readVoteToken(context, token)
  const vote = await voteById(context.db, hostId, voteId)
  if (!vote) throw new AppError('vote_not_found')
  return { poll: await pollOfVote(context, vote), vote }
}

async function pollOfVote(context: Context, { host_id, poll_id }: StoredVote): Promise<StoredPoll> {
  const poll = await pollById(context.db, host_id, poll_id)
  if (!poll) throw new AppError('vote_not_found')
  return poll
}

/** Repeat: the same. Throws as casting does. */
export async function changeVote(
  context: Context,
  token: string,
  said: Said,
  caller: Asking,
): Promise<KnownVote> {
  const { poll, vote } = await openVote(context, token)
  await allowVote(context, poll, null, caller)
  const known = await context.db.transaction().execute(async (trx) => {
    const current = await lockOpen(context, trx, poll)
    const before = await voteById(trx, vote.host_id, vote.id)
    if (!before) throw new AppError('vote_not_found')
    refuseVote(current, await optionsOf(trx, current), said, before.choices, context.clock.now())
    const changed = await updateVote(trx, before, {
      choices: JSON.stringify(said.choices),
      answers: JSON.stringify(said.answers),
      known_revision: current.revision,
    })
    await changeTallies(trx, current, tallyChanges(before.choices, said.choices))
    return { poll: await updatePoll(trx, current), vote: changed }
  })
  await finishWhereAgreed(context, known.poll)
  return known
}

/** Repeat: not found. Throws `vote_not_found`, `poll_closed`. */
export async function withdrawVote(context: Context, token: string): Promise<void> {
  const { poll, vote } = await openVote(context, token)
  await context.db.transaction().execute(async (trx) => {
    const current = await lockOpen(context, trx, poll)
    const before = await voteById(trx, vote.host_id, vote.id)
    if (!before) throw new AppError('vote_not_found')
    await deleteVote(trx, before)
    await changeTallies(trx, current, tallyChanges(before.choices, {}))
    await updatePoll(trx, current)
  })
}
