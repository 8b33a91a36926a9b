import { useDebouncedValue } from '@mantine/hooks'
import type { Bill, DiscountShown } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { dueQuery } from '../queries.ts'
import type { Cart } from './use-cart.ts'

// A slider passes many quantities on its way.
const WAIT_MS = 300

export interface SwitchPreview {
  /** Undefined while loading. */
  bill: Bill | undefined
  /** Epoch seconds from which the rest of the period is counted. Charging as of then matches the shown amount. */
  countedAt: number | undefined
  /** The current discount, if it continues after the switch. */
  coupon: DiscountShown | null
  /** Epoch seconds when a canceled subscription ends after the switch. Null if it is not canceled. */
  ends: number | null
  hasFailed: boolean
  retry: () => void
}

/** What a switch would charge right away. */
export function useSwitchPreview(
  { planType, quantity, coupon, isSettled }: Cart,
  isChange: boolean,
): SwitchPreview {
  const { call } = useDeps()
  const [rested] = useDebouncedValue(quantity, WAIT_MS)
  const isAtRest = rested === quantity && isSettled
  const due = useQuery({
    ...dueQuery(call, { planType, quantity: rested, couponCode: coupon.sent }),
    enabled: isChange && isAtRest,
  })
  const shown = isAtRest && !due.isFetching ? due.data : undefined
  return {
    bill: shown?.bill,
    countedAt: shown?.counted_at,
    coupon: shown?.coupon ?? null,
    ends: shown?.ends ?? null,
    hasFailed: isAtRest && due.isError && !due.isFetching,
    retry: () => void due.refetch(),
  }
}
