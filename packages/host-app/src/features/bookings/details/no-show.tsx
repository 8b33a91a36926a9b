import { Button } from '@mantine/core'
import type { HostBooking } from '@scheduling/contract'
import { useRef, useState } from 'react'
import { useText } from '../../../language/language.tsx'
import classes from './booking-details.module.css'
import { useBookingActions } from '../change/use-booking-actions.ts'

/** Of a meeting that has started: who did not come. */
export function NoShow({ booking }: { booking: HostBooking }) {
  const t = useText()
  const { markNoShow } = useBookingActions(booking)
  const [sent, setSent] = useState<'invitee' | 'host' | 'undo'>()
  const { noShow } = booking
  const section = useRef<HTMLElement>(null)
  const mark = (who: 'invitee' | 'host' | 'undo') => {
    if (sent) return
    setSent(who)
    // The pressed button goes. Focus stays at its place.
    section.current?.focus({ preventScroll: true })
    void markNoShow(who === 'undo' ? null : who).finally(() => setSent(undefined))
  }
  return (
    <section ref={section} tabIndex={-1} className={classes.noShow} aria-label={t('booking.no_show')}>
      {noShow && <p role="status">{t(`booking.was_no_show_${noShow}`)}</p>}
      <div className={classes.actions}>
        {noShow ? (
          <Button variant="default" loading={sent === 'undo'} onClick={() => mark('undo')}>
            {t('booking.no_show_undo')}
          </Button>
        ) : (
          (['invitee', 'host'] as const).map((who) => (
            <Button
              key={who}
              variant="default"
              loading={sent === who}
              disabled={sent !== undefined}
              onClick={() => mark(who)}
            >
              {t(`booking.no_show_${who}`)}
            </Button>
          ))
        )}
      </div>
    </section>
  )
}
