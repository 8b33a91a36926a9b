import controls from '../../ui/controls.module.css'
import { calendarIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/notice.tsx'
import css from '../../ui/votes.module.css'
import { AddToCalendar } from '../bookings/card/add-to-calendar.tsx'
import { BookingPlace } from '../bookings/card/booking-place.tsx'
import { When } from '../bookings/when.tsx'
import type { PollData, VotingTexts } from './poll-texts.ts'

/**
 * The meeting that came of the poll. People who come get its link and calendar file. People who voted otherwise can
 * still join.
 */
export function Meeting({ data, v }: { data: PollData; v: VotingTexts }) {
  const { meeting, owner, own, options } = data
  if (!meeting) return null
  const { isCanceled, location, roomExpected, ...times } = meeting
  const isToCome = !isCanceled && times.end > options.now
  const page = own && `/poll/${encodeURIComponent(own.token)}`
  return (
    <section className={css.part}>
      <Notice tone="plain" icon={calendarIcon} title={v(isCanceled ? 'canceled' : 'finished')}>
        {!isCanceled && <p>{v('finishedHint')}</p>}
      </Notice>
      <When {...times} timeZone={options.timeZone} now={options.now} owner={owner} former={isCanceled} />
      {isToCome && location && page && (
        <>
          <BookingPlace {...{ location, owner, roomExpected }} />
          <AddToCalendar
            heading="h2"
            links={{ invite: `${page}/invite.ics`, calendar: `${page}/calendar` }}
          />
        </>
      )}
      {isToCome && <Coming data={data} v={v} />}
    </section>
  )
}

/** Each person answers for themselves. The meeting stays for the others. */
function Coming({ data: { own }, v }: { data: PollData; v: VotingTexts }) {
  switch (own?.declines) {
    case 'may':
      return (
        <form method="post" className={css.form}>
          <p className={css.who}>{v('declineHint')}</p>
          <div className={css.row}>
            <button type="submit" name="decline" value="1" className={controls.quiet}>
              {v('decline')}
            </button>
          </div>
        </form>
      )
    case 'has':
    case 'not_invited':
      return (
        <form method="post" className={css.form}>
          <p role="status">{v(own.declines === 'has' ? 'declined' : 'notInvited')}</p>
          <div className={css.row}>
            <button type="submit" name="attend" value="1" className={controls.button}>
              {v('attend')}
            </button>
          </div>
        </form>
      )
    default:
      return null
  }
}
