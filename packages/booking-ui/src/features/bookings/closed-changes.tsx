import type { ManagedBooking } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import type { TimeZone } from '@scheduling/domain'
import { useWords } from '../../page/words.tsx'
import css from './booking-card.module.css'

interface ClosedChangesProps {
  booking: ManagedBooking
  timeZone: TimeZone
}

/** Which changes the host's notice rules out, and until when it did not. */
export function ClosedChanges({ booking, timeZone }: ClosedChangesProps) {
  const { t, formats } = useWords()
  const { cancel, owner } = booking
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
  if (cancel.reason !== 'already_started' && !cancel.allowed)
    sentences.push(t('tellHost', { name: owner.name }))
  return sentences.length > 0 && <p className={css.note}>{sentences.join(' ')}</p>
}

/** Null where there was none: the notice had begun when this time was booked, or may have when it was moved to. */
function lastMoment({ bookedAt, formerStart, ...booking }: ManagedBooking, change: 'reschedule' | 'cancel') {
  const until = Date.parse(booking[change].until ?? '')
  return formerStart === null && until >= Date.parse(bookedAt) ? until : null
}
