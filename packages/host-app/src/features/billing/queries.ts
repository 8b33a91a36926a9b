import type { Call } from '@scheduling/contract'
import type { PlanType } from '@scheduling/domain/pricing'
import { queryOptions } from '@tanstack/react-query'

export const BILLING = ['billing'] as const

export const billingQuery = (call: Call) =>
  queryOptions({
    queryKey: BILLING,
    queryFn: ({ signal }) => call('GET /stripe/getBilling', { signal }),
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
