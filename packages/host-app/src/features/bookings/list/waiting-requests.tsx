import { Button } from '@mantine/core'
import type { BookingApproval } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import { PersonMark } from '../../../ui/person-mark/person-mark.tsx'
import { ReasonForm } from '../change/reason-form.tsx'
import { approvalsQuery } from '../queries.ts'
import { useApproval } from '../change/use-approval.ts'
import { OfferedRequests } from './offered-requests.tsx'
import classes from './waiting-requests.module.css'

const ProposedStarts = lazyPart(async () => (await import('./proposed-starts.tsx')).ProposedStarts)
const OfferPanel = lazyPart(async () => (await import('./offer-panel.tsx')).OfferPanel)

/** Requests that the host has to approve, and those whose invitees choose among other times. Nothing without any. */
export function WaitingRequests() {
  const t = useText()
  const { call } = useDeps()
  const requests = useQuery(approvalsQuery(call)).data ?? []
  const waiting = requests.filter(({ offered }) => !offered)
  const offered = requests.flatMap((request) =>
    request.offered ? [{ ...request, offered: request.offered }] : [],
  )
  return (
    <>
      {waiting.length > 0 && (
        <section className={classes.requests} aria-labelledby="waiting-requests">
          <h2 id="waiting-requests">{t('approvals.title')}</h2>
          <ul className={classes.list}>
            {waiting.map((request) => (
              <li key={request.id}>
                <WaitingRequest request={request} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {offered.length > 0 && <OfferedRequests requests={offered} />}
    </>
  )
}

function WaitingRequest({ request }: { request: BookingApproval }) {
  const t = useText()
  const format = useFormat()
  const { approve, decline, isApproving } = useApproval(request)
  const [open, setOpen] = useState<'offer' | 'decline'>()
  const close = () => setOpen(undefined)
  const { invitee, eventName, start, end, until, answers, proposed, canOffer } = request
  const [from, to] = [Date.parse(start), Date.parse(end)]
  return (
    <>
      <div className={classes.row}>
        <PersonMark name={invitee.name} />
        <div className={classes.who}>
          <strong>
            <bdi>{invitee.name}</bdi>
          </strong>
          <span>
            <bdi>{eventName}</bdi>{' '}
            {proposed
              ? `· ${t('approvals.proposed')}`
              : `· ${format.joined(format.dayOf(from), format.timeRange(from, to))}`}
          </span>
          <span className={classes.dim}>
            <bdi>{invitee.email}</bdi> · {t('approvals.until', { time: format.dayTime(Date.parse(until)) })}
          </span>
          {answers.map(({ label, answer }) => (
            <span key={label} className={classes.dim}>
              <bdi>{label}</bdi>: <bdi>{format.list([answer].flat())}</bdi>
            </span>
          ))}
        </div>
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setOpen('decline')} disabled={open === 'decline'}>
            {t('approvals.decline')}
          </Button>
          {canOffer && (
            <Button variant="default" onClick={() => setOpen('offer')} disabled={open === 'offer'}>
              {t('approvals.offer')}
            </Button>
          )}
          {!proposed && (
            <Button loading={isApproving} onClick={() => void approve()}>
              {t('approvals.approve')}
            </Button>
          )}
        </div>
      </div>
      {proposed && <ProposedStarts request={request} proposed={proposed} />}
      {open === 'offer' && <OfferPanel request={request} onDone={close} />}
      {open === 'decline' && (
        <ReasonForm
          draft={`approval.decline.${request.id}`}
          description={t('approvals.reason_text', { name: invitee.name })}
          leaveText={t('dialog.cancel')}
          submitText={t('approvals.decline_action')}
          onSend={decline}
          onDone={close}
        />
      )}
    </>
  )
}
