import { Button, Modal, Skeleton, Textarea } from '@mantine/core'
import type { Billing } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { isTrial } from '@scheduling/domain/entitlements'
import { CANCEL_REASON_MAX, isRetained, retainedPrice, retentionOf } from '@scheduling/domain/pricing'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useMe } from '../../../data/use-me.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { formElement } from '../../../ui/form/form-element.ts'
import classes from '../billing.module.css'
import { isReasonTooShort } from './cancel-steps.ts'
import { useMoney } from '../money.ts'
import { deletionQuery } from '../../deletion/queries.ts'
import { billingQuery } from '../queries.ts'
import type { Owned } from '../../deletion/owned-organizations.tsx'
import { OwnedOrganizations } from '../../deletion/owned-organizations.tsx'
import type { Canceling } from './use-cancel.ts'
import { useCancel } from './use-cancel.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
  /** Also deletes the account. */
  deletes?: boolean
}

/** Six steps from an offer to stay to the end of the plan. */
export function CancelDialog({ isOpen, onClose, deletes = false }: Props) {
  const { call } = useDeps()
  const { data: billing } = useQuery(billingQuery(call))
  if (!isOpen) return null
  if (!billing) return <Skeleton height={1} />
  const steps = <Opened billing={billing} deletes={deletes} onClose={onClose} />
  return deletes ? <UnlessInTheWay onClose={onClose}>{steps}</UnlessInTheWay> : steps
}

/** Says what stands in the way of deleting before anything is canceled. */
function UnlessInTheWay({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { call } = useDeps()
  const { data, isFetchedAfterMount } = useQuery({ ...deletionQuery(call), staleTime: 0 })
  // Not while it is fetched again later: that would lose what was typed.
  if (!isFetchedAfterMount) return <Skeleton height={1} />
  const organizations = data?.organizations ?? []
  return organizations.length > 0 ? <InTheWay organizations={organizations} onClose={onClose} /> : children
}

function InTheWay({ organizations, onClose }: { organizations: Owned; onClose: () => void }) {
  const t = useText()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('cancel.delete_title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <div className={classes.steps}>
        <OwnedOrganizations organizations={organizations} />
        <div>
          <Button data-autofocus onClick={onClose}>
            {t('cancel.close')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

function Opened({ billing, deletes, onClose }: { billing: Billing; deletes: boolean; onClose: () => void }) {
  const t = useText()
  // The state when the dialog opened. Later changes are made in the dialog itself.
  const [before] = useState(billing)
  const canceling = useCancel(before, deletes, onClose)
  const close = () => {
    if (!canceling.isLoading) onClose()
  }
  return (
    <Modal
      opened
      onClose={close}
      title={t(deletes ? 'cancel.delete_title' : 'cancel.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <Step billing={before} canceling={canceling} deletes={deletes} onClose={close} />
    </Modal>
  )
}

interface StepProps {
  billing: Billing
  canceling: Canceling
  deletes: boolean
  onClose: () => void
}

function Step(props: StepProps) {
  const { canceling, onClose } = props
  const t = useText()
  const { userName } = useMe()
  switch (canceling.step) {
    case 'hey':
      return (
        <div className={classes.steps}>
          <h3>{t('cancel.hey', { name: userName })}</h3>
          <p>{t('cancel.hey_text')}</p>
          <div className={classes.actions}>
            <Button data-autofocus onClick={onClose}>
              {t('cancel.no')}
            </Button>
            <Button variant="default" onClick={canceling.next}>
              {t('cancel.proceed')}
            </Button>
          </div>
        </div>
      )
    case 'reason':
      return <Reason canceling={canceling} />
    case 'understand':
      return (
        <div className={classes.steps}>
          <h3>{t('cancel.understand')}</h3>
          <p>{t('cancel.understand_text')}</p>
          <div className={classes.actions}>
            <Button loading={canceling.isLoading} onClick={canceling.askForCall}>
              {t('cancel.call')}
            </Button>
            <Button variant="default" onClick={canceling.next}>
              {t('cancel.no_proceed')}
            </Button>
          </div>
        </div>
      )
    case 'offer':
      return <Offer {...props} />
    case 'claimed':
      return <Claimed {...props} />
    case 'warning':
      return <Warning {...props} />
    case 'canceled':
      return <Canceled canceling={canceling} onClose={onClose} />
  }
}

function Reason({ canceling: { reason, setReason, next } }: { canceling: Canceling }) {
  const t = useText()
  const [isTried, setTried] = useState(false)
  const isTooShort = isReasonTooShort(reason)
  return (
    <form
      {...formElement(() => {
        setTried(true)
        if (!isTooShort) next()
      })}
      className={classes.steps}
    >
      <Textarea
        data-autofocus
        label={t('cancel.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        autosize
        minRows={4}
        maxLength={CANCEL_REASON_MAX}
        error={isTried && isTooShort && t('cancel.reason_short')}
      />
      <div>
        <Button type="submit">{t('cancel.next')}</Button>
      </div>
    </form>
  )
}

function Offer({ billing: { subscription }, canceling, onClose }: StepProps) {
  const t = useText()
  const money = useMoney()
  if (!subscription || !isRetained(subscription.plan_type)) return null
  const { months, percentOff } = retentionOf(subscription.plan_type)
  const price = subscription.price * 100
  return (
    <div className={classes.steps}>
      <h3>{t(months === null ? 'cancel.offer_yearly' : 'cancel.offer')}</h3>
      <p>
        {months === null
          ? t('cancel.offer_yearly_text', { off: money.off({ percentOff }) })
          : t('cancel.offer_text', { price: money.of(retainedPrice(price)), before: money.of(price) })}
      </p>
      <div className={classes.actions}>
        <Button loading={canceling.isLoading} onClick={canceling.claim}>
          {t('cancel.claim')}
        </Button>
        <Button variant="default" onClick={canceling.next}>
          {t('cancel.proceed')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('cancel.close')}
        </Button>
      </div>
    </div>
  )
}

/** The text is about the plan for which the offer was claimed. */
function Claimed({ billing: { subscription }, onClose }: StepProps) {
  const t = useText()
  const money = useMoney()
  const planType = subscription ? subscription.plan_type : ''
  const { months = null, percentOff = null } = isRetained(planType) ? retentionOf(planType) : {}
  return (
    <div className={classes.steps} role="status">
      <h3>{t('cancel.claimed')}</h3>
      <p>
        {months === null
          ? t('cancel.claimed_yearly', { off: money.off({ percentOff }) })
          : t('cancel.claimed_text')}
      </p>
      <div>
        <Button onClick={onClose}>{t('cancel.close')}</Button>
      </div>
    </div>
  )
}

/** Epoch seconds until which everything works. Null if a payment is owed or was taken back. */
function endOf(subscription: Billing['subscription'], trialEnd: number | null): number | null {
  if (!subscription) return trialEnd
  return subscription.unpaid || subscription.taken_back ? null : subscription.sub_end
}

const LOST = ['data', 'settings', 'videos', 'pages', 'campaigns'] as const

function Warning({ billing: { subscription }, canceling, deletes, onClose }: StepProps) {
  const t = useText()
  const format = useFormat()
  const { plan_type, trial_end } = useMe()
  const end = endOf(subscription, isTrial(plan_type) ? trial_end : null)
  return (
    <div className={classes.steps}>
      <h3>{t('cancel.warning')}</h3>
      <ul className={classes.perks}>
        {LOST.map((what) => (
          <li key={what}>{t(`cancel.lose_${what}`)}</li>
        ))}
      </ul>
      {end !== null && !deletes && <p>{t('cancel.lose_when', { date: format.fullDayOf(end * 1_000) })}</p>}
      <p>{deletes ? t('cancel.lose_account', { days: limits.DELETION_DAYS }) : t('cancel.lose_text')}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('cancel.no')}
        </Button>
        <Button color="red" loading={canceling.isLoading} onClick={canceling.confirm}>
          {t(deletes ? 'cancel.confirm_delete' : 'cancel.confirm')}
        </Button>
      </div>
    </div>
  )
}

function Canceled({ canceling: { until }, onClose }: Pick<StepProps, 'canceling' | 'onClose'>) {
  const t = useText()
  const format = useFormat()
  return (
    <div className={classes.steps} role="status">
      <h3>{t('cancel.canceled')}</h3>
      <p>
        {until === null
          ? t('cancel.canceled_now')
          : t('cancel.canceled_until', { date: format.fullDayOf(until * 1_000) })}
      </p>
      <div>
        <Button onClick={onClose}>{t('cancel.close')}</Button>
      </div>
    </div>
  )
}
