import type { ManagedBooking } from '@scheduling/contract'
import type { TimeZone } from '@scheduling/domain'
import { useWords } from '../../../page/words.tsx'
import { takesOver } from '../../../ui/clicks.ts'
import controls from '../../../ui/controls.module.css'
import css from './booking-card.module.css'
import type { BookingLinks } from '../booking-links.ts'
import { ClosedChanges } from './closed-changes.tsx'

interface BookingChangesProps {
  booking: ManagedBooking
  timeZone: TimeZone
  links: BookingLinks
  /** Shows a view of the same page. Absent if the link opens another page. */
  onShow?: (view: 'reschedule' | 'cancel') => void
}

interface UntilProps extends Pick<BookingChangesProps, 'booking' | 'timeZone'> {
  change: 'reschedule' | 'cancel'
}

/** States the notice rule before it refuses a change. */
function Until({ booking, change, timeZone }: UntilProps) {
  const { t, formats } = useWords()
  const { until } = booking[change]
  if (until === null || until >= booking.start) return null
  return <p className={css.until}>{t('until', { time: formats.moment(timeZone, Date.parse(until)) })}</p>
}

/** The changes that the invitee can still make, and those that they no longer can. */
export function BookingChanges({ booking, timeZone, links, onShow }: BookingChangesProps) {
  const { t } = useWords()
  const { cancel } = booking
  const change = (view: 'reschedule' | 'cancel') => (
    <div key={view}>
      <a
        className={controls.quiet}
        href={links[view]}
        rel="nofollow"
        onClick={(click) => onShow && takesOver(click) && onShow(view)}
      >
        {t(view === 'cancel' ? 'cancelMeeting' : view)}
      </a>
      <Until booking={booking} change={view} timeZone={timeZone} />
    </div>
  )
  return (
    <section className={css.section}>
      <h3 className={css.label}>{t('changePlans')}</h3>
      <div className={css.row}>
        {(['reschedule', 'cancel'] as const).map((view) => booking[view].allowed && change(view))}
      </div>
      <ClosedChanges booking={booking} timeZone={timeZone} />
      {cancel.reason === 'already_started' && <p className={css.note}>{t('alreadyStarted')}</p>}
    </section>
  )
}
