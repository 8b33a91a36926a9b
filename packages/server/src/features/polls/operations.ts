import type { api } from '@scheduling/contract'
import { DAY, limits, MINUTE } from '@scheduling/domain'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Acting, HostId } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { isOriginNeeded } from '../bookings/requests/operations.ts'
import { lockHosts } from '../busy/operations.ts'
import { releaseHolds } from '../holds/operations.ts'
import { unguessableSlug } from '../offers/address.ts'
import { lockedPoll } from './known.ts'
import { insertOptions } from './options-store.ts'
import { invite } from './people.ts'
import type { StoredPoll } from './store.ts'
import {
  countOpen,
  deleteWhatWasSaid,
  endedBefore,
  forgetPoll,
  insertPoll,
  listOpen,
  updatePoll,
} from './store.ts'
import { holdFree, optionRows, planMoments, refuseEndless, refusePast, startsOf } from './times.ts'

type NewPoll = (typeof api)['POST /polls']['$input']['body']

const WHOLE_DAY = DAY / MINUTE

/** Polls that go on: their latest time is to come, whatever zone it was picked in. */
export async function listHostPolls(context: Context, host: HostId): Promise<StoredPoll[]> {
  return listOpen(context.db, host, new Date(context.clock.now()))
}

/** Repeat: another one. Throws `invalid_input`, `poll_limit_reached`. */
export async function addPoll(context: Context, host: Acting, input: NewPoll): Promise<StoredPoll> {
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
    await insertOptions(trx, poll, optionRows(starts, 0, null))
    await invite(context, trx, poll, input.people ?? [])
    if (poll.holds_times) await holdFree(context, trx, poll)
    await planMoments(context, trx, poll)
    await recordActivity(context, trx, host, 'poll_added', poll.name)
    return poll
  })
}

/** With everything that was said. Its link expires; a meeting that came of it stays. Repeat: not found. */
export async function removePoll(context: Context, host: Acting, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await lockHosts(trx, [host.hostId])
    const poll = await lockedPoll(trx, host.hostId, id)
    await updatePoll(trx, poll, { deleted_at: new Date(context.clock.now()) })
    await deleteWhatWasSaid(trx, poll)
    await releaseHolds(trx, host.hostId, [id])
    await recordActivity(context, trx, host, 'poll_deleted', poll.name)
  })
}

/** Deletes for good what has long been over, once no meeting that came of it can be moved. Repeat: finds nothing. */
export async function sweepPolls(context: Context): Promise<void> {
  const before = new Date(context.clock.now() - limits.ENDED_OFFER_DAYS * DAY)
  for (const row of await endedBefore(context.db, before))
    if (!(await isOriginNeeded(context, row.host_id, { kind: 'poll', id: row.id })))
      await forgetPoll(context.db, row)
}
