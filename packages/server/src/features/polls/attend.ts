import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { joinFor } from '../bookings/change/join.ts'
import { countVote, isFull } from './count-vote.ts'
import { finalAnswerOf } from './decline.ts'
import { tell } from './tell.ts'
import { optionsOf } from './options-store.ts'
import type { OpenedVote } from './own-vote.ts'
import { isByMail, openVote } from './own-vote.ts'
import { lockPoll } from './store.ts'
import { updateVote, voteById } from './votes-store.ts'

/**
 * A voter can come to the final meeting after all, although they declined or had not said yes. They get the
 * invitation, and the host is told. Repeat: the same, told once. Throws `vote_not_found`, `option_full`, and
 * `not_coming` if the poll is undecided or the meeting is over.
 */
export async function attendMeeting(context: Context, token: string): Promise<OpenedVote> {
  const opened = await openVote(context, token)
  const { poll, vote, generation } = opened
  return context.db.transaction().execute(async (trx) => {
    const current = await lockPoll(trx, poll.host_id, poll.id)
    const before = await voteById(trx, vote.host_id, vote.id)
    if (!current || !before) throw new AppError('vote_not_found')
    const final = await finalAnswerOf({ ...context, db: trx }, { poll: current, vote: before })
    if (!final || !current.booking_id) throw new AppError('not_coming')
    const { option, canCome } = final
    if (canCome && !before.declined_at) return { poll: current, vote: before, generation }
    if (!canCome && isFull(current, option)) throw new AppError('option_full')
    const choices = canCome ? before.choices : { ...before.choices, [option.id]: 'yes' as const }
    const changed = await updateVote(trx, before, {
      choices: JSON.stringify(choices),
      declined_at: null,
      ...(isByMail(opened) && { proved_at: new Date(context.clock.now()) }),
    })
    const { email, time_zone: timeZone, locale } = changed
    await joinFor(context, trx, current.host_id, current.booking_id, { email, timeZone, locale })
    await tell(context, trx, current, 'attends_host', vote.id)
    const options = await optionsOf(trx, current)
    return { poll: await countVote(trx, current, options, before, changed), vote: changed, generation }
  })
}
