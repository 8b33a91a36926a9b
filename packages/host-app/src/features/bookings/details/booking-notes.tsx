import { Button, Textarea } from '@mantine/core'
import type { HostBooking } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { fieldProblems, longerThan, problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { KeptFormFrame } from '../../../ui/form/kept-form-frame.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.tsx'
import { useBookingActions } from '../change/use-booking-actions.ts'
import classes from './booking-details.module.css'
import { CloseGuard } from '../change/close-guard.tsx'

/** What the hosts' side writes about a meeting for itself. */
export function BookingNotes({ booking }: { booking: HostBooking }) {
  const t = useText()
  const { saveNotes } = useBookingActions(booking)
  const kept = useKeptForm({
    name: `booking.notes.${booking.id}`,
    saved: { notes: booking.notes ?? '' },
    check: ({ notes }) => longerThan(limits.NOTES_MAX, { notes }, t),
    refusals: (error) => fieldProblems(error, t),
    failureOf: (error) => problemText(error, t),
    send: async ({ notes }) => ({ notes: await saveNotes(notes) }),
  })
  const { form } = kept
  return (
    <>
      <KeptFormFrame kept={kept} className={classes.notes} nameOf={() => t('booking.notes')}>
        <Textarea
          {...form.text('notes')}
          label={t('booking.notes')}
          description={t('booking.notes_text')}
          autosize
          minRows={2}
        />
        {form.isDirty && (
          <div className={classes.actions}>
            <Button type="submit" loading={form.isSending}>
              {t('form.save')}
            </Button>
            <Button variant="subtle" color="gray" onClick={form.discard}>
              {t('form.discard')}
            </Button>
          </div>
        )}
      </KeptFormFrame>
      <CloseGuard isDirty={form.isDirty} save={kept.save} />
    </>
  )
}
