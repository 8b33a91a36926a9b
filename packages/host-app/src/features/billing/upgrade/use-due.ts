import { useDebouncedValue } from '@mantine/hooks'
import type { Bill, TakenOffShown } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { dueQuery } from '../queries.ts'
import type { Cart } from './use-cart.ts'

// A slider passes many quantities on its way.
const WAIT_MS = 300

export interface Due {
  /** Undefined while it is being asked. */
  bill: Bill | undefined
  /** From when what is left of the period is counted, in epoch seconds: charged as of then, it is what was shown. */
  countedAt: number | undefined
  /** What is taken off already and goes on after the switch. */
  coupon: TakenOffShown | null
  /** When a canceled subscription ends after the switch, in epoch seconds; null for one that is not. */
  ends: number | null
  hasFailed: boolean
  retry: () => void
}

/** What a switch would charge at once. */
export function useDue({ planType, quantity, coupon, isSettled }: Cart, isChange: boolean): Due {
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
