import type { Call } from '@scheduling/contract'
import type { PlanType } from '@scheduling/domain/pricing'
import { queryOptions } from '@tanstack/react-query'

export const BILLING = ['billing'] as const

export const billingQuery = (call: Call) =>
  queryOptions({
    queryKey: BILLING,
    queryFn: ({ signal }) => call('GET /stripe/getBilling', { signal }),
  })

interface Change {
  planType: PlanType
  quantity: number
  couponCode: string | null
}

/** In cents, by the provider. */
export const dueQuery = (call: Call, { planType, quantity, couponCode }: Change) =>
  queryOptions({
    queryKey: [...BILLING, 'due', planType, quantity, couponCode],
    queryFn: ({ signal }) =>
      call('POST /stripe/previewChange', {
        body: { plan_type: planType, quantity, coupon_code: couponCode },
        signal,
      }).then(({ data }) => data.due),
    staleTime: 0,
  })

/** Of a plan, whatever its quantity. */
export const taxQuery = (call: Call, plan_type: PlanType, quantity: number) =>
  queryOptions({
    queryKey: [...BILLING, 'tax', plan_type],
    queryFn: ({ signal }) =>
      call('POST /stripe/calculateTax', { body: { plan_type, quantity }, signal }).then(
        ({ data }) => data.percentage,
      ),
  })
