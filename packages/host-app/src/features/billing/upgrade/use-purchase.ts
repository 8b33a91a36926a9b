import { useCallback, useRef, useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import type { CardFields, PaymentClient } from '../../../data/payment-client.ts'
import { useText } from '../../../language/language.tsx'
import { paymentProblem } from '../payment-problem.ts'
import type { Cart } from './use-cart.ts'
import { usePaid } from '../use-paid.ts'
import { useRefresh } from '../use-refresh.ts'

export interface Purchase {
  isPaying: boolean
  problem: string | undefined
  setFields: (fields: CardFields | undefined) => void
  /** Repeat: does nothing during a payment. */
  pay: () => void
}

const RETURN_PATH = '/upgrade?state=success'

/** Card, subscription and confirmation, one after the other. Each step says why it failed. */
export function usePurchase(
  paymentClient: PaymentClient | undefined,
  cart: Cart,
  usesKeptCard: boolean,
): Purchase {
  const { call } = useDeps()
  const t = useText()
  const refresh = useRefresh()
  const paid = usePaid()
  const fields = useRef<CardFields>(undefined)
  const isPaying = useRef(false)
  const [state, setState] = useState<{ isPaying: boolean; problem?: string }>({ isPaying: false })

  async function purchase(opened: PaymentClient): Promise<string> {
    if (!usesKeptCard) {
      const token = (await fields.current?.token()) ?? ''
      await call('POST /stripe/addPaymentMethod', { body: { token } })
    }
    const { planType, quantity, coupon, price } = cart
    const { data } = await call('POST /stripe/subscribe', {
      body: { plan_type: planType, quantity, coupon_code: coupon.sent },
    })
    if (data.clientSecret !== null)
      return opened.pay(data.clientSecret, new URL(RETURN_PATH, window.location.href).href)
    await refresh()
    paid((price?.total ?? 0) / 100)
    return ''
  }

  async function settle(work: Promise<string>): Promise<void> {
    const problem = await work.catch((error: unknown) => paymentProblem(error, t))
    isPaying.current = false
    setState({ isPaying: false, problem: problem || undefined })
  }

  return {
    ...state,
    problem: state.problem,
    setFields: useCallback((next: CardFields | undefined) => {
      fields.current = next
    }, []),
    pay: () => {
      if (!paymentClient || isPaying.current) return
      isPaying.current = true
      setState({ isPaying: true })
      void settle(purchase(paymentClient))
    },
  }
}
