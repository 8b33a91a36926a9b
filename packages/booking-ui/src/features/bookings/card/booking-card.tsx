import type { ManagedBooking } from '@scheduling/contract'
import type { Instant, TimeZone } from '@scheduling/domain'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useWords } from '../../../page/words.tsx'
import controls from '../../../ui/controls.module.css'
import { noteIcon, usersIcon } from '../../../ui/icons-of-steps.ts'
import { Fact, Facts } from '../../event-types/facts.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import css from './booking-card.module.css'
import { BookingChanges } from './booking-changes.tsx'
import type { BookingLinks } from '../booking-links.ts'
import { BookingNews } from './booking-news.tsx'
import { BookingPlace } from './booking-place.tsx'
import { watchRoom } from './room-watch.ts'
import { BookedTime } from '../booked-time.tsx'

interface BookingCardProps {
  booking: ManagedBooking
  /** The booking's state, the sentence below it, and whether it just changed. */
  title: string
  told: string | null
  isNew: boolean
  timeZone: TimeZone
  now: Instant
  links: BookingLinks
  /** Shows a view of the same page. Absent if the link opens another page. */
  onShow?: (view: 'reschedule' | 'cancel') => void
  /** Loads the booking again while its meeting link is being made. Absent in previews. */
  look?: () => Promise<ManagedBooking>
  onRoom?: (booking: ManagedBooking) => void
  /** The time on the reader's own clock, and the former time. */
  ownTime?: ReactNode
  former?: ReactNode
  /** Where the owner leads on to. */
  next?: ReactNode
  /** What people rarely need. */
  foot?: ReactNode
}

/** A booking as it is now, with everything that its invitee may do with it. */
export function BookingCard({ booking, timeZone, now, links, onShow, ...on }: BookingCardProps) {
  const { t } = useWords()
  const { title, told, isNew, look, onRoom, ownTime, former, next, foot } = on
  const canceled = booking.status === 'canceled'
  const isAhead = !canceled && Date.parse(booking.end) > now
  const { owner, invitee, roomExpected } = booking
  const isAwaited = roomExpected && isAhead
  const reason = canceled ? booking.cancelReason : booking.rescheduleReason
  useEffect(
    () => (isAwaited && look && onRoom ? watchRoom(look, onRoom) : undefined),
    [isAwaited, look, onRoom],
  )

  return (
    <article className={css.card}>
      <BookingNews state={canceled ? 'canceled' : isAhead ? 'booked' : 'over'} {...{ title, told, isNew }} />
      {isAhead && <BookingPlace {...{ owner, roomExpected }} location={booking.location} />}
      <div className={css.times}>
        <BookedTime {...{ booking, timeZone, now }} former={canceled}>
          {ownTime}
        </BookedTime>
        {former}
      </div>
      <Facts>
        {invitee.name && (
          <Fact icon={usersIcon}>
            <bdi>{invitee.name}</bdi> · <bdi>{invitee.email}</bdi>
          </Fact>
        )}
        {booking.guests.length > 0 && (
          <Fact icon={usersIcon}>
            <bdi>{booking.guests.join(', ')}</bdi>
          </Fact>
        )}
        {booking.answers.map(({ label, answer }) => (
          <Fact key={label} icon={noteIcon}>
            {withColon(label)} <bdi>{[answer].flat().join(', ')}</bdi>
          </Fact>
        ))}
        {reason && (
          <Fact icon={noteIcon}>
            {t('reason')}: {reason}
          </Fact>
        )}
      </Facts>
      {next}
      {isAhead && (
        <>
          <AddToCalendar links={links} />
          <BookingChanges {...{ booking, timeZone, links, onShow }} />
        </>
      )}
      {links.again && !isAhead && (
        <a className={controls.button} href={links.again}>
          {t('bookAgain')}
        </a>
      )}
      {foot}
    </article>
  )
}

/** A label that is a question needs no colon. */
function withColon(label: string): string {
  return /\p{P}$/u.test(label) ? label : `${label}:`
}
