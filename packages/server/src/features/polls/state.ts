import type { PublicPoll } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { pollStateAt } from '@scheduling/domain'
import type { StoredPoll } from './store.ts'

export function stateOf(
  { booking_id, deleted_at, deadline, last_slot }: StoredPoll,
  now: Instant,
): PublicPoll['state'] {
  const times = {
    isDeleted: deleted_at !== null,
    isFinished: booking_id !== null,
    lastStart: last_slot.getTime(),
    deadline: deadline && deadline.getTime(),
  }
  return pollStateAt(times, now)
}
