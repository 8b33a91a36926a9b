import { alertIcon, checkIcon, clockIcon, noteIcon, usersIcon } from '../../ui/icons.ts'
import type { ManagedBooking } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import type { Instant, TimeZone } from '@scheduling/domain'
import { useEffect, useRef } from 'react'
import { useWords } from '../../page/words.tsx'
import type { Words } from '../../page/words.tsx'
import { takesOver } from '../../ui/clicks.ts'
import controls from '../../ui/controls.module.css'
import { Icon } from '../../ui/icon.tsx'
import { Fact, Facts } from '../event-types/facts.tsx'
import { locationLine } from '../event-types/location.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import css from './booking-card.module.css'
import { When } from './when.tsx'

/** Addresses of what can be done with a booking. */
export interface BookingLinks {
  invite: string
  reschedule: string
  cancel: string
  /** Null when the event type is gone. */
  again: string | null
  /** The owner's page after booking, when it has to be opened by hand. */
  goOn: string | null
}

interface BookingCardProps {
  booking: ManagedBooking
  /** What has just come about; null when somebody looks it up. */
  news: 'booked' | 'rescheduled' | 'canceled' | null
  timeZone: TimeZone
  now: Instant
  links: BookingLinks
  /** Shows a view of the same page; absent where the link leads to another one. */
  onShow?: (view: 'reschedule' | 'cancel') => void
}

/** A booking as it is now, and everything that its invitee may do with it. */
export function BookingCard({ booking, news, timeZone, now, links, onShow }: BookingCardProps) {
  const words = useWords()
  const { t } = words
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Only what comes about under the visitor's eyes moves the focus, not a page that opens.
    if (news && document.activeElement !== null && document.activeElement !== document.body)
      title.current?.focus()
  }, [news])

  const start = Date.parse(booking.start)
  const end = Date.parse(booking.end)
  const canceled = booking.status === 'canceled'
  const over = !canceled && end <= now
  const place = locationLine(booking.location, words)
  const { owner, invitee } = booking

  return (
    <article className={css.card}>
      <header className={css.head} data-state={canceled ? 'canceled' : over ? 'over' : 'booked'}>
        <span className={css.mark}>
          <Icon shape={canceled ? alertIcon : over ? clockIcon : checkIcon} />
        </span>
        <h2 className={css.title} ref={title} tabIndex={-1}>
          {headingOf({ canceled, over, news }, t)}
        </h2>
        <Told {...{ booking, news, canceled, over }} />
      </header>
      <div className={css.times}>
        <When {...{ start, end, timeZone, owner, now }} former={canceled} />
        {booking.formerStart && !canceled && <Former booking={booking} timeZone={timeZone} />}
      </div>
      <Facts>
        {booking.guests.length > 0 && (
          <Fact icon={usersIcon}>
            <bdi>{booking.guests.join(', ')}</bdi>
          </Fact>
        )}
        {booking.cancelReason && canceled && (
          <Fact icon={noteIcon}>
            {t('reason')}: {booking.cancelReason}
          </Fact>
        )}
        {booking.rescheduleReason && !canceled && (
          <Fact icon={noteIcon}>
            {t('reason')}: {booking.rescheduleReason}
          </Fact>
        )}
      </Facts>
      {links.goOn && (
        <p className={css.on}>
          {t('goingOn')}{' '}
          <a className={controls.button} href={links.goOn} target="_top">
            {t('goOn')}
          </a>
        </p>
      )}
      {!canceled && !over && (
        <>
          <AddToCalendar
            entry={{
              title: `${booking.eventName}: ${owner.name}, ${invitee.name}`,
              start,
              end,
              location: place.text,
            }}
            invite={links.invite}
          />
          <Changes {...{ booking, timeZone, links, onShow }} />
        </>
      )}
      {links.again && (canceled || over) && (
        <a className={controls.button} href={links.again}>
          {t('bookAgain')}
        </a>
      )}
    </article>
  )
}

function headingOf(
  { canceled, over, news }: { canceled: boolean; over: boolean } & Pick<BookingCardProps, 'news'>,
  t: Words['t'],
): string {
  if (canceled) return t('bookingCanceled')
  if (over) return t('bookingOver')
  if (news === 'booked') return t('booked')
  return news === 'rescheduled' ? t('rescheduled') : t('yourBooking')
}

/** What e-mail went out, or who canceled. */
function Told({
  booking,
  news,
  canceled,
  over,
}: Pick<BookingCardProps, 'booking' | 'news'> & { canceled: boolean; over: boolean }) {
  const { t } = useWords()
  const { email } = booking.invitee
  if (canceled) {
    const text =
      booking.canceledBy === 'host' ? t('canceledByHost', { name: booking.owner.name }) : t('canceledByYou')
    return <p className={css.told}>{text}</p>
  }
  if (over || !news) return null
  return <p className={css.told}>{t(news === 'booked' ? 'invitationSent' : 'updateSent', { email })}</p>
}

function Former({ booking, timeZone }: { booking: ManagedBooking; timeZone: TimeZone }) {
  const { t, formats } = useWords()
  const start = Date.parse(booking.formerStart ?? '')
  return (
    <p className={css.former}>
      {t('formerTime')}:{' '}
      <s>
        {formats.fullDate(dateOf(timeZone, start))}, <bdi>{formats.time(timeZone, start)}</bdi>
      </s>
    </p>
  )
}

function Changes({
  booking,
  timeZone,
  links,
  onShow,
}: Pick<BookingCardProps, 'booking' | 'timeZone' | 'links' | 'onShow'>) {
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
