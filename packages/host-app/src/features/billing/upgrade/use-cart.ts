import { priceOf } from '@scheduling/domain/pricing'
import type { PlanType, Price } from '@scheduling/domain/pricing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { taxQuery } from '../queries.ts'
import type { Coupon } from './use-coupon.ts'
import { useCoupon } from './use-coupon.ts'

export interface Cart {
  planType: PlanType
  quantity: number
  setQuantity: (quantity: number) => void
  coupon: Coupon
  /** Undefined while the tax is unknown. */
  price: Price | undefined
  taxPercent: number | undefined
  hasFailed: boolean
  retry: () => void
  /** Nothing can be paid while a part of it is loading. */
  isSettled: boolean
}

/** What would be paid. The price follows the slider without a request. Tax and coupon need one. */
export function useCart(planType: PlanType, first: number, code?: string): Cart {
  const { call } = useDeps()
  const [quantity, setQuantity] = useState(first)
  const coupon = useCoupon(planType, code)
  const tax = useQuery(taxQuery(call, planType, quantity))
  const price =
    tax.data === undefined
      ? undefined
      : priceOf({ planType, quantity, discount: coupon.discount, taxPercent: tax.data })
  return {
    planType,
    quantity,
    setQuantity,
    coupon,
    price,
    taxPercent: tax.data,
    hasFailed: tax.isError,
    retry: () => void tax.refetch(),
    isSettled: price !== undefined && coupon.status !== 'loading',
  }
}
