import type { VoteRequest } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { AppError } from '../../errors.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { Requester } from '../bookings/allowance.ts'
import { localeOf } from '../bookings/locale.ts'
import { acceptVote, allowVote, lockOpen } from './accepted.ts'
import { countVote } from './count-vote.ts'
import { finishWhereAgreed } from './finish.ts'
import { tell } from './tell.ts'
import { optionsOf } from './options-store.ts'
import type { OpenedVote } from './own-vote.ts'
import { isByMail } from './own-vote.ts'
import { pollHere } from './show.ts'
import type { StoredPoll } from './store.ts'
import { FIRST_BROWSER, FIRST_MAILED, isInvitationOf } from './vote-token.ts'
import {
  countVotes,
  deleteVote,
  insertVote,
  isProved,
  stands,
  voteById,
  voteOfPerson,
} from './votes-store.ts'

/**
 * A vote, with the secret that changes it in this browser until somebody opens the mailed link. `known` is null if
 * names are hidden: first-time and repeat voters get the same answer there, that a link was mailed.
 */
export interface CastVote {
  poll: StoredPoll
  known: OpenedVote | null
}

/**
 * Votes once for each address. A repeat voter gets the link to their vote by mail again, and `already_voted`, or the
 * answer of a first-time voter if names are hidden. Repeat with the same key: the same vote. Throws `poll_not_found`,
 * `poll_closed`, `poll_full`, `option_full`, `invalid_input`, `idempotency_key_reused`, and what limits throw.
 */
export async function castVote(
  context: Context,
  request: VoteRequest,
  key: string | undefined,
  caller: Requester,
): Promise<CastVote> {
  const { poll } = await pollHere(context, request.owner, request.poll)
  const id = voteIdOf(poll, request, key)
  const earlier = await voteById(context.db, poll.host_id, id)
  const generation = isInvited(context, poll, request) ? FIRST_MAILED : FIRST_BROWSER
  if (earlier) return castAs(poll, { poll, vote: sameVote(earlier, request), generation })
  await allowVote(context, poll, request.email, caller)
  const openedVote = await context.db.transaction().execute(async (trx) => {
    const current = await lockOpen(context, trx, poll)
    return writeVote(context, trx, current, { id, generation, request })
  })
  if (!openedVote && !poll.hides_names) throw new AppError('already_voted')
  if (openedVote && isByMail(openedVote)) await finishWhereAgreed(context, openedVote.poll)
  return castAs(poll, openedVote)
}

function castAs(poll: StoredPoll, openedVote: OpenedVote | null): CastVote {
  const isTold = openedVote !== null && (isByMail(openedVote) || !poll.hides_names)
  return { poll: openedVote?.poll ?? poll, known: isTold ? openedVote : null }
}

function isInvited(context: Context, poll: StoredPoll, { email, invitation }: VoteRequest): boolean {
  const invited = { hostId: poll.host_id, pollId: poll.id, emailKey: email.toLowerCase() }
  return invitation !== undefined && isInvitationOf(context, invited, invitation)
}

/** If names are hidden, the key must not reveal whether somebody's vote was the first. */
function voteIdOf({ id, hides_names }: StoredPoll, { email, name }: VoteRequest, key: string | undefined) {
  if (key === undefined) return randomUUID()
  return hides_names ? stableId(id, 'vote', key, email.toLowerCase(), name) : stableId(id, 'vote', key)
}

function sameVote<Vote extends Pick<VoteRequest, 'email' | 'name'>>(
  vote: Vote,
  { email, name }: VoteRequest,
): Vote {
  if (vote.email !== email || vote.name !== name) throw new AppError('idempotency_key_reused')
  return vote
}

interface NewVote {
  id: string
  /** The generation of the link that it came by, mailed or not. */
  generation: number
  request: VoteRequest
}

/**
 * Null if the address has voted already; its owner gets the link again. A vote by a mailed link replaces an unproved
 * one.
 */
async function writeVote(
  context: Context,
  trx: Transaction<Database>,
  poll: StoredPoll,
  { id, generation, request }: NewVote,
): Promise<OpenedVote | null> {
  const emailKey = request.email.toLowerCase()
  const isProving = isByMail({ generation })
  const former = await voteOfPerson(trx, poll, emailKey)
  const takesPlace = isProving && former !== undefined && !isProved(former)
  const earlier = former && stands(former) && !takesPlace ? former : null
  // If names are hidden, a repeat voter gets the same refusals as a first-time voter.
  if (earlier && !poll.hides_names) return mailedAgain(context, trx, poll, earlier.id)
  const options = await optionsOf(trx, poll)
  if ((await countVotes(trx, poll, 'all')) >= limits.POLL_VOTES_MAX) throw new AppError('poll_full')
  const accepted = acceptVote(poll, options, request, earlier ? null : (former ?? null), context.clock.now())
  if (earlier) return mailedAgain(context, trx, poll, earlier.id)
  // The new vote comes without the old link, so it is unproved, and the old link must not open it.
  if (former) await deleteVote(trx, former)
  const now = new Date(context.clock.now())
  const vote = await insertVote(trx, {
    host_id: poll.host_id,
    id,
    poll_id: poll.id,
    name: request.name,
    email: request.email,
    email_key: emailKey,
    time_zone: request.timeZone,
    locale: localeOf(request),
    choices: JSON.stringify(accepted.choices),
    answers: JSON.stringify(accepted.answers),
    voted_at: now,
    known_revision: poll.revision,
    generation,
    proved_at: isProving ? now : null,
  })
  const counted = await countVote(trx, poll, options, former ?? null, vote)
  await tell(context, trx, poll, 'voted', vote.id)
  if (poll.notifies_host) await tell(context, trx, poll, 'voted_host', vote.id)
  return { poll: counted, vote, generation }
}

async function mailedAgain(
  context: Context,
  trx: Transaction<Database>,
  poll: StoredPoll,
  voteId: string,
): Promise<null> {
  await tell(context, trx, poll, 'voted_again', voteId)
  return null
}
