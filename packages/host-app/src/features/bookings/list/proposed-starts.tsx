import { Button } from '@mantine/core'
import type { BookingApproval } from '@scheduling/contract'
import { useState } from 'react'
import { useFormat, useText } from '../../../language/language.tsx'
import { useApproval } from '../change/use-approval.ts'
import classes from './waiting-requests.module.css'

interface Props {
  request: BookingApproval
  proposed: NonNullable<BookingApproval['proposed']>
}

/** The times that the invitee proposes in place of the offered ones. One press books. */
export function ProposedStarts({ request, proposed: { starts, message } }: Props) {
  const t = useText()
  const format = useFormat()
  const { approveProposed } = useApproval(request)
  const [sent, setSent] = useState<string>()
  return (
    <div className={classes.proposed}>
      {message && (
        <p className={classes.dim}>
          <bdi>{message}</bdi>
        </p>
      )}
      <ul className={classes.starts}>
        {starts.map((start) => (
          <li key={start}>
            <Button
              variant="light"
              loading={sent === start}
              disabled={sent !== undefined}
              onClick={() => {
                setSent(start)
                void approveProposed(start).finally(() => setSent(undefined))
              }}
            >
              {t('approvals.approve_time', { time: format.dayTime(Date.parse(start)) })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
