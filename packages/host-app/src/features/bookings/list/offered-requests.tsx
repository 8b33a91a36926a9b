import { Button } from '@mantine/core'
import type { BookingApproval } from '@scheduling/contract'
import { useState } from 'react'
import { useFormat, useText } from '../../../language/language.tsx'
import { PersonMark } from '../../../ui/person-mark/person-mark.tsx'
import { useApproval } from '../change/use-approval.ts'
import classes from './waiting-requests.module.css'

interface Props {
  requests: readonly (BookingApproval & { offered: NonNullable<BookingApproval['offered']> })[]
}

/** Requests whose invitees choose among the times that the host has offered. */
export function OfferedRequests({ requests }: Props) {
  const t = useText()
  return (
    <section className={classes.requests} aria-labelledby="offered-requests">
      <h2 id="offered-requests">{t('approvals.offered_title')}</h2>
      <ul className={classes.list}>
        {requests.map((request) => (
          <li key={request.id}>
            <OfferedRequest request={request} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OfferedRequest({ request }: { request: Props['requests'][number] }) {
  const t = useText()
  const format = useFormat()
  const { takeOfferBack } = useApproval(request)
  const [isTakingBack, setTakingBack] = useState(false)
  const { invitee, eventName, until, offered } = request
  return (
    <div className={classes.row}>
      <PersonMark name={invitee.name} />
      <div className={classes.who}>
        <strong>
          <bdi>{invitee.name}</bdi>
        </strong>
        <span>
          <bdi>{eventName}</bdi>
        </span>
        {offered.starts.map((start) => (
          <span key={start}>{format.dayTime(Date.parse(start))}</span>
        ))}
        {offered.message && (
          <span className={classes.dim}>
            <bdi>{offered.message}</bdi>
          </span>
        )}
        <span className={classes.dim}>
          <bdi>{invitee.email}</bdi> ·{' '}
          {t('approvals.offered_until', { time: format.dayTime(Date.parse(until)) })}
        </span>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          loading={isTakingBack}
          onClick={() => {
            setTakingBack(true)
            void takeOfferBack().finally(() => setTakingBack(false))
          }}
        >
          {t('approvals.take_back')}
        </Button>
      </div>
    </div>
  )
}
