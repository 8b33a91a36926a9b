import type { HostBooking } from '@scheduling/contract'
import { useState } from 'react'
import { useText } from '../../../language/language.tsx'
import { AllInviteesField } from './all-invitees-field.tsx'
import classes from './panel.module.css'
import { ReasonForm } from './reason-form.tsx'
import { useBookingActions } from './use-booking-actions.ts'

/** The invitee gets an email, so this cannot be undone. It asks for confirmation and a reason. */
export function CancelPanel({ booking, onDone }: { booking: HostBooking; onDone: () => void }) {
  const t = useText()
  const { cancel } = useBookingActions(booking)
  const [allInvitees, setAllInvitees] = useState(false)
  return (
    <ReasonForm
      draft={`booking.cancel.${booking.id}`}
      description={t('booking.reason_text')}
      leaveText={t('booking.keep')}
      submitText={t('booking.cancel_action')}
      onSend={async (reason) => cancel(reason, allInvitees)}
      onDone={onDone}
    >
      <h3>{t('booking.cancel_title')}</h3>
      <AllInviteesField booking={booking} allInvitees={allInvitees} onChange={setAllInvitees} />
      <p className={classes.text}>
        {allInvitees
          ? t('booking.cancel_everyone_text', { count: booking.seats?.taken ?? 1 })
          : t('booking.cancel_text', { name: booking.invitee.name })}
      </p>
    </ReasonForm>
  )
}
