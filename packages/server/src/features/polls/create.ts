import type { api } from '@scheduling/contract'
import { DAY, limits, MINUTE } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { lockHosts } from '../busy/operations.ts'
import type { Repeatable } from '../idempotency/operations.ts'
import { rememberRequest } from '../idempotency/operations.ts'
import { unguessableSlug } from '../offers/address.ts'
import { insertOptions } from './options-store.ts'
import { invite } from './people.ts'
import type { StoredPoll } from './store.ts'
import { countOpen, insertPoll } from './store.ts'
import { holdFree } from './hold.ts'
import { optionRows, planMoments, refuseEndless, refusePast, startsOf } from './times.ts'

type NewPoll = (typeof api)['POST /polls']['$input']['body']

const WHOLE_DAY = DAY / MINUTE

/** Repeat: fails if `repeat` is the same. Otherwise another one. Throws `invalid_input`, `poll_limit_reached`. */
export async function createPoll(
  context: Context,
  host: Acting,
  input: NewPoll,
  repeat?: Repeatable,
): Promise<StoredPoll> {
  const now = context.clock.now()
  const days = { is_all_day: input.isAllDay ?? false, time_zone: input.timeZone }
  const starts = startsOf(days, input.options, now, 'options')
  refusePast('deadline', input.deadline ?? null, now)
  refuseEndless(input.ending, input.deadline ?? null)
  const last = Math.max(...starts.map(({ start }) => start))
  return context.db.transaction().execute(async (trx) => {
    await lockHosts(trx, [host.hostId])
    if ((await countOpen(trx, host.hostId, new Date(now))) >= limits.POLLS_MAX)
      throw new AppError('poll_limit_reached')
    const poll = await insertPoll(trx, {
      host_id: host.hostId,
      id: randomUUID(),
      slug: unguessableSlug(),
      name: input.name,
      description: input.description ?? '',
      duration: input.isAllDay ? WHOLE_DAY : input.duration,
      locations: JSON.stringify(input.locations),
      ...days,
      questions: JSON.stringify(input.questions ?? []),
      hides_names: input.hidesNames ?? false,
      hides_votes: input.hidesVotes ?? false,
      notifies_participants: input.notifiesParticipants ?? true,
      notifies_host: input.notifiesHost ?? true,
      holds_times: input.holdsTimes ?? false,
      ending: input.ending ?? 'host',
      deadline: input.deadline ? new Date(input.deadline) : null,
      last_slot: new Date(last),
      revision: 1,
      created_at: new Date(now),
    })
    await rememberRequest(trx, { hostId: host.hostId, kind: 'poll', id: poll.id }, repeat, new Date(now))
    await insertOptions(trx, poll, optionRows(starts, 0, null))
    await invite(context, trx, poll, input.people ?? [])
    if (poll.holds_times) await holdFree(context, trx, poll)
    await planMoments(context, trx, poll)
    await recordActivity(context, trx, host, 'poll_added', poll.name)
    return poll
  })
}
