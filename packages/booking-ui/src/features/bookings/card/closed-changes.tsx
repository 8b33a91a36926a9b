import type { ManagedBooking } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import type { TimeZone } from '@scheduling/domain'
import { useWords } from '../../../page/words.tsx'
import css from './booking-card.module.css'

interface ClosedChangesProps {
  booking: ManagedBooking
  timeZone: TimeZone
}

/** The changes that the host's notice rule no longer allows, and until when it did. */
export function ClosedChanges({ booking, timeZone }: ClosedChangesProps) {
  const { t, formats } = useWords()
  const sentences = (['reschedule', 'cancel'] as const)
    .filter((change) => booking[change].reason === 'inside_notice')
    .map((change) => {
      const until = lastMoment(booking, change)
      if (until === null) return t(`${change}TooClose`)
      return t(`${change}Closed`, {
        date: formats.date(dateOf(timeZone, until)),
        time: formats.time(timeZone, until),
      })
    })
  const isTold = booking.cancel.reason !== 'already_started' && !booking.cancel.allowed
  if (sentences.length === 0 && !isTold) return null
  return (
    <p className={css.note}>
      {sentences.join(' ')} {isTold && <Told {...booking} text={t('tellHost')} />}
    </p>
  )
}

function Told({ hostEmail, eventName, text }: ManagedBooking & { text: string }) {
  if (hostEmail === null) return text
  return (
    <a href={`mailto:${encodeURIComponent(hostEmail)}?subject=${encodeURIComponent(eventName)}`}>{text}</a>
  )
}

/**
 * The last moment for a change. Null if there was none: the notice had already begun when this time was booked, or may
 * have begun when the meeting was moved to it.
 */
function lastMoment({ bookedAt, formerStart, ...booking }: ManagedBooking, change: 'reschedule' | 'cancel') {
  const until = Date.parse(booking[change].until ?? '')
  return formerStart === null && until >= Date.parse(bookedAt) ? until : null
}
