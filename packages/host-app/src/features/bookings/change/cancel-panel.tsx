import { Button, Textarea } from '@mantine/core'
import type { HostBooking } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { useState } from 'react'
import { longerThan, problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import classes from './panel.module.css'
import { useBookingActions } from './use-booking-actions.ts'

/** The invitee gets an email, so this cannot be undone. It asks for confirmation and a reason. */
export function CancelPanel({ booking, onDone }: { booking: HostBooking; onDone: () => void }) {
  const t = useText()
  const { cancel } = useBookingActions(booking)
  const [reason, setReason] = useState('')
  const { reason: tooLong } = longerThan(limits.REASON_MAX, { reason }, t)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()

  function send() {
    if (tooLong) return
    setSending(true)
    setFailure(undefined)
    cancel(reason)
      .then(onDone)
      .catch((error: unknown) => setFailure(problemText(error, t)))
      .finally(() => setSending(false))
  }

  return (
    <form
      className={classes.panel}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h3>{t('booking.cancel_title')}</h3>
      <p className={classes.text}>{t('booking.cancel_text', { name: booking.invitee.name })}</p>
      <Textarea
        label={t('booking.reason')}
        description={t('booking.reason_text')}
        error={tooLong}
        autosize
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a button, so the focus belongs here
        autoFocus
      />
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          {t('booking.keep')}
        </Button>
        <Button type="submit" color="red" loading={isSending}>
          {t('booking.cancel_action')}
        </Button>
      </div>
    </form>
  )
}
