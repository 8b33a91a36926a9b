import type { VoteRequest } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Requester } from '../bookings/allowance.ts'
import type { VoteContent } from './accepted.ts'
import { acceptVote, allowVote, lockOpen } from './accepted.ts'
import { countVote } from './count-vote.ts'
import { finishWhereAgreed } from './finish.ts'
import { optionsOf } from './options-store.ts'
import type { StoredPoll } from './store.ts'
import { pollById } from './store.ts'
import type { VoteLink } from './vote-token.ts'
import { FIRST_BROWSER, readVoteToken } from './vote-token.ts'
import type { StoredVote } from './votes-store.ts'
import { deleteVote, endEarlierLinks, updateVote, voteById } from './votes-store.ts'

export interface OpenedVote {
  poll: StoredPoll
  vote: StoredVote
  /** The generation of the link that opened it. */
  generation: number
}

/** Whether the link was mailed, which proves that its holder has the mailbox. */
export function isByMail({ generation }: Pick<OpenedVote, 'generation'>): boolean {
  return generation > FIRST_BROWSER
}

/** Finds the vote of a link. Changes nothing, because mail scanners open links, too. Throws `vote_not_found`. */
export async function findVote(context: Context, token: string): Promise<OpenedVote> {
  const link = readVoteToken(context, token)
  const vote = voteOfLink(await voteById(context.db, link.hostId, link.voteId), link)
  const poll = await pollById(context.db, vote.host_id, vote.poll_id)
  if (!poll) throw new AppError('vote_not_found')
  return { poll, vote, generation: link.generation }
}

/** Opens a vote by its link and ends all links of earlier generations. Throws `vote_not_found`. */
export async function openVote(context: Context, token: string): Promise<OpenedVote> {
  const openedVote = await findVote(context, token)
  const { vote, generation } = openedVote
  if (vote.generation >= generation) return openedVote
  const link = readVoteToken(context, token)
  return { ...openedVote, vote: voteOfLink(await endEarlierLinks(context.db, vote, generation), link) }
}

/** Throws `vote_not_found` if a later link was opened, or there is no such vote. */
function voteOfLink(vote: StoredVote | undefined, { generation }: Pick<VoteLink, 'generation'>): StoredVote {
  if (!vote || generation < vote.generation) throw new AppError('vote_not_found')
  return vote
}

/**
 * Changes a vote. A mailed link proves whose vote it is; until then, it also lets the voter correct the name. Repeat:
 * the same. Throws what casting throws, and `vote_not_found`.
 */
export async function changeVote(
  context: Context,
  token: string,
  said: VoteContent & Partial<Pick<VoteRequest, 'name'>>,
  caller: Requester,
): Promise<OpenedVote> {
  const opened = await openVote(context, token)
  await allowVote(context, opened.poll, null, caller)
  const known = await context.db.transaction().execute(async (trx) => {
    const poll = await lockOpen(context, trx, opened.poll)
    const before = voteOfLink(await voteById(trx, opened.vote.host_id, opened.vote.id), opened)
    const options = await optionsOf(trx, poll)
    const accepted = acceptVote(poll, options, said, before, context.clock.now())
    const isProving = isByMail(opened)
    const vote = await updateVote(trx, before, {
      choices: JSON.stringify(accepted.choices),
      answers: JSON.stringify(accepted.answers),
      known_revision: poll.revision,
      ...(isProving && { proved_at: new Date(context.clock.now()) }),
      ...(isProving && !before.proved_at && said.name !== undefined && { name: said.name }),
    })
    return { poll: await countVote(trx, poll, options, before, vote), vote, generation: opened.generation }
  })
  await finishWhereAgreed(context, known.poll)
  return known
}

/** Withdraws a vote. Throws `vote_not_found`, `poll_closed`. Repeat: `vote_not_found`. */
export async function withdrawVote(context: Context, token: string): Promise<void> {
  const opened = await openVote(context, token)
  await context.db.transaction().execute(async (trx) => {
    const poll = await lockOpen(context, trx, opened.poll)
    const before = voteOfLink(await voteById(trx, opened.vote.host_id, opened.vote.id), opened)
    await deleteVote(trx, before)
    await countVote(trx, poll, await optionsOf(trx, poll), before, null)
  })
}
