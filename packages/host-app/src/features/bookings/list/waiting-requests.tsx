import { Button, Textarea } from '@mantine/core'
import type { BookingApproval } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { longerThan, problemText } from '../../../data/problem-text.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { PersonMark } from '../../../ui/person-mark/person-mark.tsx'
import panel from '../change/panel.module.css'
import { approvalsQuery } from '../queries.ts'
import { useApproval } from '../change/use-approval.ts'
import classes from './waiting-requests.module.css'

/** Requests that the host has to approve. Nothing without any. */
export function WaitingRequests() {
  const t = useText()
  const { call } = useDeps()
  const requests = useQuery(approvalsQuery(call)).data ?? []
  if (requests.length === 0) return null
  return (
    <section className={classes.requests} aria-labelledby="waiting-requests">
      <h2 id="waiting-requests">{t('approvals.title')}</h2>
      <ul className={classes.list}>
        {requests.map((request) => (
          <li key={request.id}>
            <WaitingRequest request={request} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function WaitingRequest({ request }: { request: BookingApproval }) {
  const t = useText()
  const format = useFormat()
  const { approve, isApproving } = useApproval(request)
  const [isDeclining, setDeclining] = useState(false)
  const { invitee, eventName, start, end, until, answers } = request
  const [from, to] = [Date.parse(start), Date.parse(end)]
  return (
    <>
      <div className={classes.row}>
        <PersonMark name={invitee.name} />
        <div className={classes.who}>
          <strong dir="auto">{invitee.name}</strong>
          <span>
            <bdi>{eventName}</bdi> · {format.joined(format.dayOf(from), format.timeRange(from, to))}
          </span>
          <span className={classes.dim}>
            <bdi>{invitee.email}</bdi> · {t('approvals.until', { time: format.dayTime(Date.parse(until)) })}
          </span>
          {answers.map(({ label, answer }) => (
            <span key={label} className={classes.dim} dir="auto">
              {label}: {[answer].flat().join(', ')}
            </span>
          ))}
        </div>
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setDeclining(true)} disabled={isDeclining}>
            {t('approvals.decline')}
          </Button>
          <Button loading={isApproving} onClick={() => void approve()}>
            {t('approvals.approve')}
          </Button>
        </div>
      </div>
      {isDeclining && <DeclinePanel request={request} onDone={() => setDeclining(false)} />}
    </>
  )
}

/** The invitee gets an email, so this cannot be undone. */
function DeclinePanel({ request, onDone }: { request: BookingApproval; onDone: () => void }) {
  const t = useText()
  const { decline } = useApproval(request)
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { name } = request.invitee
  const { reason: tooLong } = longerThan(limits.REASON_MAX, { reason }, t)

  function send() {
    if (tooLong) return
    setSending(true)
    setFailure(undefined)
    decline(reason)
      .then(onDone)
      .catch((error: unknown) => setFailure(problemText(error, t)))
      .finally(() => setSending(false))
  }

  return (
    <form
      className={panel.panel}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        label={t('booking.reason')}
        description={t('approvals.reason_text', { name })}
        error={tooLong}
        autosize
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a button, so the focus belongs here
        autoFocus
      />
      {failure && (
        <p className={panel.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={panel.actions}>
        <Button variant="default" onClick={onDone}>
          {t('dialog.cancel')}
        </Button>
        <Button type="submit" color="red" loading={isSending}>
          {t('approvals.decline_action')}
        </Button>
      </div>
    </form>
  )
}
