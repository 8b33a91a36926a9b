import type { Discount, PlanType } from '@scheduling/domain/pricing'
import { useEffect, useState } from 'react'
import { useDeps } from '../../../data/deps.ts'

// Specification, section 9.
const WAIT_MS = 1_000

export type CouponStatus = 'empty' | 'loading' | 'valid' | 'invalid'

export interface Coupon {
  isOn: boolean
  code: string
  status: CouponStatus
  discount: Discount | undefined
  /** Null: for one payment, or for all of them. */
  months: number | null
  isForever: boolean
  /** The code to send. Null while it is not valid. */
  sent: string | null
  toggle: (isOn: boolean) => void
  type: (code: string) => void
}

const NOTHING = { status: 'empty', discount: undefined, months: null, isForever: false } as const

interface Answer {
  status: CouponStatus
  discount: Discount | undefined
  months: number | null
  isForever: boolean
}

/** Checks the code one second after the last key. Only the latest answer counts. */
export function useCoupon(planType: PlanType, given?: string): Coupon {
  const { call } = useDeps()
  const [isOn, setOn] = useState(given !== undefined)
  const [code, setCode] = useState(given ?? '')
  const [answer, setAnswer] = useState<Answer>(
    given === undefined ? NOTHING : { ...NOTHING, status: 'loading' },
  )
  const trimmed = code.trim()

  useEffect(() => {
    if (trimmed === '') return undefined
    let isNewest = true
    const check = async () => {
      const found = await call('POST /stripe/checkCouponStatus', {
        body: { coupon_code: trimmed, plan_type: planType },
      }).catch(() => undefined)
      if (!isNewest) return
      // Ignore an answer about another code.
      if (found?.status !== 'valid' || found.coupon_code !== trimmed)
        return setAnswer({ ...NOTHING, status: 'invalid' })
      const months = Number(found.duration_off)
      setAnswer({
        status: 'valid',
        discount: { percentOff: found.percent_off, amountOff: found.amount_off },
        months: Number.isNaN(months) ? null : months,
        isForever: found.duration_off === 'forever',
      })
    }
    const waiting = setTimeout(() => void check(), WAIT_MS)
    return () => {
      isNewest = false
      clearTimeout(waiting)
    }
  }, [call, trimmed, planType])

  return {
    isOn,
    code,
    ...answer,
    sent: answer.status === 'valid' ? trimmed : null,
    toggle: (next) => {
      setOn(next)
      setCode('')
      setAnswer(NOTHING)
    },
    type: (typed) => {
      setCode(typed)
      // Spaces around it do not make another code, so no request would follow.
      if (typed.trim() !== trimmed)
        setAnswer(typed.trim() === '' ? NOTHING : { ...NOTHING, status: 'loading' })
    },
  }
}
