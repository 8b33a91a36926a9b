import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { joinFor } from '../bookings/join.ts'
import { finalAnswerOf } from './decline.ts'
import { tell } from './news.ts'
import { changeTallies } from './options-store.ts'
import { lockPoll, updatePoll } from './store.ts'
import { tallyChanges } from './tallies.ts'
import type { KnownVote } from './vote.ts'
import { openVote } from './vote.ts'
import { updateVote, voteById } from './votes-store.ts'

/**
 * Whoever had not said that they can come to what the poll became, or had declined, can after all: they get the invitation,
 * and its host is told. Repeat: the same, told once. Throws `vote_not_found`, `option_full`, and `not_coming` where it is
 * not decided, or over.
 */
export async function attendMeeting(context: Context, token: string): Promise<KnownVote> {
  const { poll, vote } = await openVote(context, token)
  return context.db.transaction().execute(async (trx) => {
    const current = await lockPoll(trx, poll.host_id, poll.id)
    const before = await voteById(trx, vote.host_id, vote.id)
    if (!current || !before) throw new AppError('vote_not_found')
    const final = await finalAnswerOf({ ...context, db: trx }, { poll: current, vote: before })
    if (!final || !current.booking_id) throw new AppError('not_coming')
    const { option, canCome } = final
    if (canCome && !before.declined_at) return { poll: current, vote: before }
    const isFull = option.capacity !== null && option.yes >= option.capacity
    if (!canCome && isFull) throw new AppError('option_full')
    const choices = canCome ? before.choices : { ...before.choices, [option.id]: 'yes' as const }
    await changeTallies(trx, current, tallyChanges(before.choices, choices))
    const changed = await updateVote(trx, before, {
      choices: JSON.stringify(choices),
      declined_at: null,
    })
    const { email, time_zone: timeZone, locale } = changed
    await joinFor(context, trx, current.host_id, current.booking_id, { email, timeZone, locale })
    await tell(context, trx, current, 'attends_host', vote.id)
    return { poll: await updatePoll(trx, current), vote: changed }
  })
}
