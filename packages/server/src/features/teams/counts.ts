import type { TurnCounts } from '@scheduling/domain'
import type { PoolTurn } from './store.ts'

/** What the people of one pool had, of the turns of one period. */
export function countsOf(turns: readonly PoolTurn[], poolId: string): TurnCounts {
  return new Map(
    turns
      .filter(({ pool_id }) => pool_id === poolId)
      .map(({ person, meetings, last_booked_at }) => [
        person,
        { meetings, lastBookedAt: last_booked_at && last_booked_at.getTime() },
      ]),
  )
}
