import { Button, Modal, Textarea } from '@mantine/core'
import type { HostBooking } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { useBlocker } from '@tanstack/react-router'
import { fieldProblems, longerThan, problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import { KeptFormFrame } from '../../../ui/form/kept-form-frame.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.tsx'
import type { KeptForm } from '../../../ui/form/use-kept-form.tsx'
import { WorkButton } from '../../../ui/work/work-button.tsx'
import panel from '../change/panel.module.css'
import { useBookingActions } from '../change/use-booking-actions.ts'
import classes from './booking-details.module.css'

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

/** Asks before the details close over unsaved notes. The form's own guard sees only ways to another path. */
function CloseGuard({ isDirty, save }: { isDirty: boolean; save: KeptForm<object>['save'] }) {
  const t = useText()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && current.pathname === next.pathname && openBookingIn(current) !== openBookingIn(next),
    withResolver: true,
  })
  return (
    <Modal
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      title={t('leave.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <p>{t('leave.text')}</p>
      <div className={panel.actions}>
        <Button variant="default" onClick={() => proceed?.()}>
          {t('leave.later')}
        </Button>
        <WorkButton data-autofocus work={async () => ((await save()) ? proceed?.() : reset?.())}>
          {t('leave.save')}
        </WorkButton>
      </div>
    </Modal>
  )
}

function openBookingIn({ search }: { search: object }): unknown {
  return 'booking' in search ? search.booking : undefined
}
