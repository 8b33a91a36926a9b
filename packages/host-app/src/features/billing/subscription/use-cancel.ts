import { ApiError } from '@scheduling/contract/client'
import { isTrial } from '@scheduling/domain/entitlements'
import { DELETED_AFTER_CANCELING } from '@scheduling/domain/pricing'
import type { Billing } from '@scheduling/contract'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { problemText } from '../../../data/problem-text.ts'
import { useAccountGone } from '../../../data/use-account-gone.ts'
import { useMe } from '../../../data/use-me.ts'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import type { CancelStep } from './cancel-steps.ts'
import { stepAfter } from './cancel-steps.ts'
import { useRefresh } from '../use-refresh.ts'

export interface Canceling {
  step: CancelStep
  reason: string
  isLoading: boolean
  /** Epoch seconds until which everything works. Null: it ends right away. */
  until: number | null
  setReason: (reason: string) => void
  next: () => void
  askForCall: () => void
  claim: () => void
  /** Ends the subscription, and the account if wanted. */
  confirm: () => void
}

export function useCancel(billing: Billing, deletes: boolean, onClose: () => void): Canceling {
  const { call } = useDeps()
  const t = useText()
  const me = useMe()
  const toasts = useToasts()
  const leave = useAccountGone()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [step, setStep] = useState<CancelStep>('hey')
  const [reason, setReason] = useState('')
  const [isLoading, setLoading] = useState(false)
  const [until, setUntil] = useState<number | null>(null)

  const run = (work: () => Promise<void>, failed: () => void) => {
    if (isLoading) return
    setLoading(true)
    work()
      .catch(failed)
      .finally(() => setLoading(false))
  }
  const bad = (text: string) => toasts.show(text, { tone: 'bad' })

  async function end(): Promise<void> {
    const { expiring } = await call('POST /stripe/unsubscribe', { body: { reason: reason.trim() } })
    setUntil(expiring ?? (isTrial(me.plan_type) ? me.trial_end : null))
    if (!deletes) {
      await refresh()
      setStep('canceled')
      return
    }
    try {
      const body = { reason: reason.trim(), pass: DELETED_AFTER_CANCELING }
      const { endsAt } = await call('POST /users/delete', { body })
      await leave(endsAt)
    } catch (error) {
      const code = error instanceof ApiError && error.code
      // Only the call that cancels the plan stands for the password.
      if (code === 'wrong_password') {
        toasts.show(t('cancel.delete_password'))
        await navigate({ to: '/settings/delete' })
      } else bad(code === 'owns_organization' ? problemText(error, t) : t('cancel.delete_failed'))
      onClose()
    }
  }

  return {
    step,
    reason,
    isLoading,
    until,
    setReason,
    next: () => setStep(stepAfter(step, billing)),
    askForCall: () =>
      run(
        async () => {
          await call('POST /stripe/askForCall')
          // Without an address of theirs, operators see it in their list of accounts only.
          toasts.show(t(me.server.takesFeedback ? 'cancel.call_asked' : 'cancel.call_kept'))
          onClose()
        },
        () => bad(t('cancel.failed')),
      ),
    claim: () =>
      run(
        async () => {
          await call('POST /stripe/claimOffer')
          await refresh()
          setStep('claimed')
        },
        () => bad(t('cancel.claim_failed')),
      ),
    confirm: () => run(end, () => bad(t('cancel.failed'))),
  }
}
