import { Button } from '@mantine/core'
import type { HostBooking } from '@scheduling/contract'
import { addressesIn } from '@scheduling/domain'
import { useQueryClient } from '@tanstack/react-query'
import { BOOKINGS } from '../../../data/bookings.ts'
import { fieldProblems, problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { KeptFormFrame } from '../../../ui/form/kept-form-frame.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.tsx'
import { CloseGuard } from './close-guard.tsx'
import { GuestsField } from './guests-field.tsx'
import { guestProblems, guestsFieldOf } from './guests-values.ts'
import classes from './panel.module.css'
import { useBookingActions } from './use-booking-actions.ts'

/** Who comes along. Whoever is added or removed gets an email, so nothing changes before the server agrees. */
export function GuestsPanel({ booking, onDone }: { booking: HostBooking; onDone: () => void }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { changeGuests } = useBookingActions(booking)
  const kept = useKeptForm({
    name: `booking.guests.${booking.id}`,
    saved: { guests: booking.guests.join('\n') },
    check: ({ guests }) => guestProblems(guests, booking.invitee.email, t),
    refusals: (error) => fieldProblems(error, t, guestsFieldOf),
    failureOf: (error) => problemText(error, t),
    reread: async () => queryClient.refetchQueries({ queryKey: BOOKINGS }),
    async send({ guests }, _changed, leave) {
      const saved = { guests: (await changeGuests(addressesIn(guests))).join('\n') }
      await leave(async () => onDone())
      return saved
    },
  })
  const { form } = kept
  return (
    <>
      <KeptFormFrame kept={kept} className={classes.panel} nameOf={() => t('booking.guests')}>
        <h3>{t('booking.change_guests')}</h3>
        <p className={classes.text}>{t('booking.guests_text')}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a button, so the focus belongs here */}
        <GuestsField form={form} autoFocus />
        <div className={classes.actions}>
          <Button
            variant="default"
            onClick={() => {
              form.discard()
              onDone()
            }}
          >
            {t('form.discard')}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {t('form.save')}
          </Button>
        </div>
      </KeptFormFrame>
      <CloseGuard isDirty={form.isDirty} save={kept.save} />
    </>
  )
}
