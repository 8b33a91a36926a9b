import type { ManagedBooking } from '@scheduling/contract'
import { useWords } from '../../../page/words.tsx'
import controls from '../../../ui/controls.module.css'
import css from '../card/booking-card.module.css'

interface EraseFormProps {
  booking: ManagedBooking
  over: boolean
}

/** Asks to delete the invitee's data. It is rarely used, so a plain form without a script is enough. */
export function EraseForm({ booking, over }: EraseFormProps) {
  const { t } = useWords()
  const { status, cancel, erasure } = booking
  if (erasure) return <p className={css.note}>{t(erasure === 'done' ? 'erased' : 'erasing')}</p>
  const isToCome = status === 'scheduled' && !over
  // An invitee who can no longer cancel can ask after the meeting.
  if (isToCome && !cancel.allowed) return null
  return (
    <details className={css.section}>
      <summary className={controls.link}>{t('erase')}</summary>
      <form method="post">
        <input type="hidden" name="action" value="erase" />
        <p className={css.note}>{t('eraseText')}</p>
        {isToCome && <p className={css.note}>{t('eraseCancels')}</p>}
        <button type="submit" className={controls.button} data-tone="danger">
          {t('erase')}
        </button>
      </form>
    </details>
  )
}
