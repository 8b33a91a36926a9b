import type { PageSlots, Slots } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import type { TimeNote } from './times.tsx'

/** How many seats are left at each time that the server has sent. A separate file, because most event types have no seats. */
export interface SeatsLeft {
  /** Takes the numbers of an answer. They replace older ones for the same times. */
  add: (slots: PageSlots | Slots) => void
  note: TimeNote
}

export function seatsOf(first: PageSlots): SeatsLeft {
  const left = new Map<Instant, number>()

  function add({ starts, seatsLeft = [] }: PageSlots | Slots): void {
    for (const [index, count] of seatsLeft.entries())
      left.set(new Date(starts[index] as Instant).getTime(), count)
  }

  add(first)
  return {
    add,
    note(start, t) {
      const count = left.get(start)
      return count === undefined ? undefined : t('seatsLeft', { count })
    },
  }
}
