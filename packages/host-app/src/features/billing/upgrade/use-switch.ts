import { useRef, useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import type { PaymentClient } from '../../../data/payment-client.ts'
import { useText } from '../../../language/language.tsx'
import { paymentProblem } from '../payment-problem.ts'
import type { Cart } from './use-cart.ts'
import type { SwitchPreview } from './use-switch-preview.ts'
import { usePaid } from '../use-paid.ts'
import { useRefresh } from '../use-refresh.ts'

/** Switches to another plan or quantity and charges the shown amount. `onDone` closes the page around it. */
export function useSwitch(
  paymentClient: PaymentClient | undefined,
  cart: Cart,
  { bill, countedAt }: SwitchPreview,
  onDone: () => void,
) {
  const { call } = useDeps()
  const t = useText()
  const refresh = useRefresh()
  const paid = usePaid()
  const isUnderWay = useRef(false)
  const [state, setState] = useState<{ isPaying: boolean; problem?: string }>({ isPaying: false })

  async function change(): Promise<string> {
    const { planType, quantity, coupon } = cart
    const { data } = await call('POST /stripe/changePlan', {
      body: { plan_type: planType, quantity, coupon_code: coupon.sent, counted_at: countedAt },
    })
    if (data.status === 'exist_member_total') return t('pay.members')
    if (data.status === 'active') {
      await refresh()
      onDone()
      paid((bill?.due ?? 0) / 100)
      return ''
    }
    if (!paymentClient || data.clientSecret === null) return t('pay.declined')
    return paymentClient.pay(data.clientSecret, new URL('/upgrade?state=success', window.location.href).href)
  }

  async function settle(work: Promise<string>): Promise<void> {
    const problem = await work.catch((error: unknown) => paymentProblem(error, t))
    isUnderWay.current = false
    setState({ isPaying: false, problem: problem || undefined })
  }

  return {
    ...state,
    change: () => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setState({ isPaying: true })
      void settle(change())
    },
  }
}
