import type { ManagedBooking } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import type { TimeZone } from '@scheduling/domain'
import { useWords } from '../../page/words.tsx'
import { takesOver } from '../../ui/clicks.ts'
import controls from '../../ui/controls.module.css'
import css from './booking-card.module.css'
import type { BookingLinks } from './booking-links.ts'

interface BookingChangesProps {
  booking: ManagedBooking
  timeZone: TimeZone
  links: BookingLinks
  /** Shows a view of the same page; absent where the link leads to another one. */
  onShow?: (view: 'reschedule' | 'cancel') => void
}

/** What its invitee may still do with a booking, and until when it was allowed. */
export function BookingChanges({ booking, timeZone, links, onShow }: BookingChangesProps) {
  const { t, formats } = useWords()
  const { reschedule, cancel, owner } = booking
  const change = (view: 'reschedule' | 'cancel', text: string) => (
    <a
      className={controls.quiet}
      href={links[view]}
      rel="nofollow"
      onClick={(click) => onShow && takesOver(click) && onShow(view)}
    >
      {text}
    </a>
  )
  const until = [reschedule, cancel].find(({ reason }) => reason === 'inside_notice')?.until
  const latest = until ? Date.parse(until) : null
  return (
    <section className={css.section}>
      <h3 className={css.label}>{t('changePlans')}</h3>
      <div className={css.row}>
        {reschedule.allowed && change('reschedule', t('reschedule'))}
        {cancel.allowed && change('cancel', t('cancelMeeting'))}
        {links.again && (
          <a className={controls.link} href={links.again}>
            {t('bookAnother')}
          </a>
        )}
      </div>
      {latest !== null && (
        <p className={css.note}>
          {t('insideNotice', {
            date: formats.date(dateOf(timeZone, latest)),
            time: formats.time(timeZone, latest),
            name: owner.name,
          })}
        </p>
      )}
      {cancel.reason === 'already_started' && <p className={css.note}>{t('alreadyStarted')}</p>}
    </section>
  )
}
