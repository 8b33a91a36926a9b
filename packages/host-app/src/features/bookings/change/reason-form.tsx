import { Button, Textarea } from '@mantine/core'
import { limits } from '@scheduling/domain'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { longerThan, problemText } from '../../../data/problem-text.ts'
import { useText } from '../../../language/language.tsx'
import classes from './panel.module.css'

interface Props {
  /** Who reads the reason. */
  description: string
  leaveText: string
  submitText: string
  onSend: (reason: string) => Promise<void>
  onDone: () => void
  /** Above the field. */
  children?: ReactNode
}

/** Asks for a reason before something that cannot be undone, because somebody gets an email. */
export function ReasonForm({ description, leaveText, submitText, onSend, onDone, children }: Props) {
  const t = useText()
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { reason: tooLong } = longerThan(limits.REASON_MAX, { reason }, t)

  function send() {
    if (tooLong) return
    setSending(true)
    setFailure(undefined)
    onSend(reason)
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
      {children}
      <Textarea
        label={t('booking.reason')}
        description={description}
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
          {leaveText}
        </Button>
        <Button type="submit" color="red" loading={isSending}>
          {submitText}
        </Button>
      </div>
    </form>
  )
}
