import type { ManagedBooking } from '@scheduling/contract'
import { useEffect, useRef } from 'react'
import { useWords } from '../../page/words.tsx'
import type { Words } from '../../page/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon } from '../../ui/icons-of-steps.ts'
import { alertIcon, clockIcon } from '../../ui/icons.ts'
import css from './booking-card.module.css'

interface BookingNewsProps {
  booking: ManagedBooking
  /** What has just come about; null when somebody looks it up. */
  news: 'booked' | 'rescheduled' | 'canceled' | null
  canceled: boolean
  over: boolean
}

/** How it stands with the booking, in large letters, and what e-mail went out. */
export function BookingNews({ booking, news, canceled, over }: BookingNewsProps) {
  const { t } = useWords()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Only what comes about under the visitor's eyes moves the focus, not a page that opens.
    if (news && document.activeElement !== null && document.activeElement !== document.body)
      title.current?.focus()
  }, [news])

  return (
    <header className={css.head} data-state={canceled ? 'canceled' : over ? 'over' : 'booked'}>
      <span className={css.mark}>
        <Icon shape={canceled ? alertIcon : over ? clockIcon : checkIcon} />
      </span>
      <h2 className={css.title} ref={title} tabIndex={-1}>
        {headingOf({ canceled, over, news }, t)}
      </h2>
      <Told {...{ booking, news, canceled, over }} />
    </header>
  )
}

function headingOf(
  { canceled, over, news }: { canceled: boolean; over: boolean } & Pick<BookingNewsProps, 'news'>,
  t: Words['t'],
): string {
  if (canceled) return t('bookingCanceled')
  if (over) return t('bookingOver')
  if (news === 'booked') return t('booked')
  return news === 'rescheduled' ? t('rescheduled') : t('yourBooking')
}

/** What e-mail went out, or who canceled. */
function Told({ booking, news, canceled, over }: BookingNewsProps) {
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
