/** Counts calls in a rolling period, as services do that limit them. */
export interface Pace {
  /** False if this call is one too many. It counts nevertheless. */
  take: () => boolean
  /** The most calls there were in any period. */
  busiest: () => number
}

export function newPace(now: () => number, periodMs: number, most: number): Pace {
  let calls: number[] = []
  let busiest = 0
  return {
    take() {
      const at = now()
      // A test may set its clock back.
      calls = [...calls.filter((each) => each > at - periodMs && each <= at), at]
      busiest = Math.max(busiest, calls.length)
      return calls.length <= most
    },
    busiest: () => busiest,
  }
}
