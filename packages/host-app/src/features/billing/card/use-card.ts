import { useCallback, useRef, useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import type { CardFields, PaymentClient } from '../../../data/payment-client.ts'
import { CardProblem } from '../../../data/payment-client.ts'
import { ApiError } from '@scheduling/contract/client'
import { useText } from '../../../language/language.tsx'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { useRefresh } from '../use-refresh.ts'

export interface CardChange {
  isSaving: boolean
  problem: string | undefined
  setFields: (fields: CardFields | undefined) => void
  save: () => void
  remove: () => void
}

interface Setting {
  paymentClient: PaymentClient | undefined
  /** The text if the reason for a failure is unknown. */
  failure: string
  /** Closes the dialog or panel around it. */
  onSaved: () => void
}

/** Replaces the card. If the server needs it, the cardholder has to agree first. */
export function useCard({ paymentClient, failure, onSaved }: Setting): CardChange {
  const { call } = useDeps()
  const t = useText()
  const toasts = useToasts()
  const refresh = useRefresh()
  const fields = useRef<CardFields>(undefined)
  const [state, setState] = useState<{ isSaving: boolean; problem?: string }>({ isSaving: false })

  async function change(): Promise<string | undefined> {
    const token = (await fields.current?.token()) ?? ''
    const begun = await call('POST /stripe/newPaymentMethod', { body: { token } })
    const { method_id, client_secret: secret } = begun
    if (begun.status === 'need_confirm_payment_intent') {
      const refused = secret === null ? '' : await paymentClient?.confirmCard(secret)
      if (refused !== undefined) return t('card.not_confirmed')
    }
    const intent_id = secret?.split('_secret_')[0]
    const added = await call('POST /stripe/addPaymentMethod', {
      body: { method_id, ...(intent_id !== undefined && { intent_id }) },
    })
    // A payment was open, and its bank also asks the cardholder.
    const unpaid =
      added.client_secret === null ? undefined : await paymentClient?.confirmCard(added.client_secret)
    // Closes before the new card is shown: whoever sees it may open the panel again.
    if (unpaid === undefined) {
      toasts.show(t('card.updated'))
      onSaved()
    }
    await refresh()
    return unpaid === undefined ? undefined : t('card.not_confirmed')
  }

  function problemOf(error: unknown): string {
    if (error instanceof CardProblem) return error.message || failure
    if (!(error instanceof ApiError)) return failure
    if (error.code === 'card_token_not_valid') return t('pay.token_used')
    return (error.code === 'card_refused' && error.problem.detail) || failure
  }

  return {
    ...state,
    problem: state.problem,
    setFields: useCallback((next: CardFields | undefined) => {
      fields.current = next
    }, []),
    save: () => {
      if (state.isSaving) return
      setState({ isSaving: true })
      change()
        .catch(problemOf)
        .then((problem) => setState({ isSaving: false, problem }))
        .catch(() => undefined)
    },
    remove: () => {
      call('POST /stripe/removePaymentMethod')
        .then(refresh)
        .then(() => toasts.show(t('card.removed')))
        .catch(() => toasts.show(t('card.failed'), { tone: 'bad' }))
    },
  }
}
