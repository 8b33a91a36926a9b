import { Button } from '@mantine/core'
import type { HostBooking } from '@scheduling/contract'
import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { useNow } from '../../../data/use-now.ts'
import { BookAgain } from './book-again.tsx'
import classes from './booking-details.module.css'
import { BookingEmails } from './booking-emails.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { BookingHead } from './booking-head.tsx'
import { BookingNotes } from './booking-notes.tsx'
import { BookingReceipt } from './booking-receipt.tsx'
import { CancelPanel } from '../change/cancel-panel.tsx'
import { GuestsPanel } from '../change/guests-panel.tsx'
import { NoShow } from './no-show.tsx'
import { PlacePanel } from '../change/place-panel.tsx'
import { ReassignPanel } from '../change/reassign-panel.tsx'
import { ReschedulePanel } from '../change/reschedule-panel.tsx'

export function BookingDetails({ booking }: { booking: HostBooking }) {
  const t = useText()
  const now = useNow()
  const [panel, setPanel] = useState<'reschedule' | 'reassign' | 'guests' | 'place' | 'cancel'>()
  const canChange = booking.status === 'scheduled' && Date.parse(booking.start) > now

  return (
    <article className={classes.details}>
      <BookingHead booking={booking} />

      {canChange && booking.receipt.mightBeBlocked && (
        <div className={classes.doubt} role="note">
          <strong>{t('slots.might_be_blocked')}</strong>
          <p>{t('slots.might_be_blocked_booked')}</p>
        </div>
      )}
      {panel === undefined && (
        <div className={classes.actions}>
          {canChange && (
            <>
              <Button variant="default" onClick={() => setPanel('reschedule')}>
                {t('booking.reschedule')}
              </Button>
              {booking.people && (
                <Button variant="default" onClick={() => setPanel('reassign')}>
                  {t('booking.reassign')}
                </Button>
              )}
              <Button variant="default" color="red" onClick={() => setPanel('cancel')}>
                {t('booking.cancel')}
              </Button>
            </>
          )}
          {booking.erasure === null && <BookAgain booking={booking} />}
        </div>
      )}
      {booking.status === 'scheduled' && !canChange && <NoShow booking={booking} />}
      {panel === 'reschedule' && <ReschedulePanel booking={booking} onDone={() => setPanel(undefined)} />}
      {panel === 'reassign' && <ReassignPanel booking={booking} onDone={() => setPanel(undefined)} />}
      {panel === 'guests' && <GuestsPanel booking={booking} onDone={() => setPanel(undefined)} />}
      {panel === 'place' && <PlacePanel booking={booking} onDone={() => setPanel(undefined)} />}
      {panel === 'cancel' && <CancelPanel booking={booking} onDone={() => setPanel(undefined)} />}

      <BookingFacts
        booking={booking}
        canChange={canChange}
        onChange={canChange && panel === undefined ? setPanel : undefined}
      />
      {booking.erasure !== 'done' && <BookingNotes booking={booking} />}
      <BookingEmails booking={booking} />
      <BookingReceipt booking={booking} />
    </article>
  )
}
