import type { ComponentProps } from 'react'
import { useWords } from '../../../page/words.tsx'
import controls from '../../../ui/controls.module.css'
import { BookingCard } from './booking-card.tsx'
import css from './booking-card.module.css'

interface BookedCardProps extends Pick<
  ComponentProps<typeof BookingCard>,
  'booking' | 'timeZone' | 'now' | 'links' | 'look' | 'onRoom'
> {
  /** The owner's page, which follows. */
  redirect: string | null
}

/** A booking that was just made. */
export function BookedCard({ redirect, ...of }: BookedCardProps) {
  const { t } = useWords()
  return (
    <BookingCard
      {...of}
      title={t('booked')}
      told={t('invitationSent', { email: of.booking.invitee.email })}
      isNew
      next={redirect && <GoOn href={redirect} />}
    />
  )
}

/** For whoever the browser did not lead on to the owner's page. */
function GoOn({ href }: { href: string }) {
  const { t } = useWords()
  return (
    <p className={css.on}>
      {t('goingOn')}{' '}
      <a className={controls.button} href={href} target="_top">
        {t('goOn')}
      </a>
    </p>
  )
}
