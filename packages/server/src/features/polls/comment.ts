import type { api } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { networkOf } from '../../http/network.ts'
import type { Host } from '../hosts/operations.ts'
import { allow } from '../abuse/operations.ts'
import type { Requester } from '../bookings/allowance.ts'
import { LIMITS } from './limits.ts'
import { pollHere } from './show.ts'
import { stateOf } from './state.ts'
import type { StoredComment } from './comments-store.ts'
import { countComments, insertComment } from './comments-store.ts'
import { lockPoll, updatePoll } from './store.ts'

type NewComment = (typeof api)['POST /polls/comments']['$input']['body']

/** Repeat: adds it again. Throws `poll_not_found`, `poll_closed`, `poll_full`, and what limits throw. */
export async function addComment(
  context: Context,
  { owner, poll: slug, name, text }: NewComment,
  { ip, proof }: Requester,
): Promise<{ comment: StoredComment; host: Host }> {
  const { host, poll } = await pollHere(context, owner, slug)
  const network = networkOf(ip)
  const counted = network && `${network} ${poll.host_id}`
  await allow(context, `comment ${poll.id}`, [[LIMITS.commentsPerNetwork, counted]], proof)
  const comment = await context.db.transaction().execute(async (trx) => {
    const current = await lockPoll(trx, poll.host_id, poll.id)
    if (!current || stateOf(current, context.clock.now()) !== 'open') throw new AppError('poll_closed')
    if ((await countComments(trx, current)) >= limits.COMMENTS_MAX) throw new AppError('poll_full')
    await updatePoll(trx, current)
    return insertComment(trx, {
      host_id: current.host_id,
      id: randomUUID(),
      poll_id: current.id,
      name,
      text,
      written_at: new Date(context.clock.now()),
    })
  })
  return { comment, host }
}
