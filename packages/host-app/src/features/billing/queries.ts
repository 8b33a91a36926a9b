import type { Call } from '@scheduling/contract'
import type { PlanType } from '@scheduling/domain/pricing'
import { PLAN_TYPES, WELCOME } from '@scheduling/domain/pricing'
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

// The server accepts a preview that is up to an hour old.
const COUNTED_ANEW_MS = 10 * 60_000

/** The amount due, computed by the provider. */
export const dueQuery = (call: Call, { planType, quantity, couponCode }: Change) =>
  queryOptions({
    queryKey: [...BILLING, 'due', planType, quantity, couponCode],
    queryFn: ({ signal }) =>
      call('POST /stripe/previewChange', {
        body: { plan_type: planType, quantity, coupon_code: couponCode },
        signal,
      }).then(({ data }) => data),
    staleTime: 0,
    refetchInterval: COUNTED_ANEW_MS,
  })

/** The discount of the code for a first payment. It is the same for every plan. */
export const welcomeQuery = (call: Call) =>
  queryOptions({
    queryKey: [...BILLING, 'welcome'],
    queryFn: ({ signal }) =>
      call('POST /stripe/checkCouponStatus', {
        body: { coupon_code: WELCOME.code, plan_type: PLAN_TYPES[0] },
        signal,
      }),
    // Do not check codes again and again.
    staleTime: Infinity,
    retry: false,
  })

/** The tax on a plan. It is the same for every quantity. */
export const taxQuery = (call: Call, plan_type: PlanType, quantity: number) =>
  queryOptions({
    queryKey: [...BILLING, 'tax', plan_type],
    queryFn: ({ signal }) =>
      call('POST /stripe/calculateTax', { body: { plan_type, quantity }, signal }).then(
        ({ data }) => data.percentage,
      ),
  })
