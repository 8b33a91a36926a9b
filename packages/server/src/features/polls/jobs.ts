import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import { finishWhereAgreed, finishWithBest } from './finish.ts'
import { remindPeople } from './people.ts'
import { pollById } from './store.ts'
import type { PollMoment } from './queues.ts'
import { stateOf } from './state.ts'

/**
 * Runs what is due before a deadline and at it, if the deadline has not moved. Repeat: nobody is reminded twice,
 * nothing ends twice.
 */
export async function atMoment(
  context: Context,
  { hostId, pollId, what, deadline }: PollMoment,
): Promise<void> {
  const poll = await pollById(context.db, hostId, pollId)
  if (!poll || poll.deadline?.toISOString() !== deadline) return
  const state = stateOf(poll, context.clock.now())
  if (what === 'remind' && state === 'open') await remind(context, hostId, pollId)
  if (what === 'close' && state === 'closed' && poll.ending === 'deadline')
    await finishWithBest(context, poll)
}

/** Repeat: it ends once. */
export async function atAgreement(
  context: Context,
  { hostId, pollId }: Pick<PollMoment, 'hostId' | 'pollId'>,
): Promise<void> {
  const poll = await pollById(context.db, hostId, pollId)
  if (poll && !poll.deleted_at) await finishWhereAgreed(context, poll)
}

async function remind(context: Context, hostId: HostId, pollId: string): Promise<void> {
  await remindPeople(context, hostId, pollId).catch((error: unknown) => {
    // The poll has ended since.
    if (!(error instanceof AppError)) throw error
  })
}
