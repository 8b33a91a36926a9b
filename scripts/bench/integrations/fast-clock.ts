import type { Clock } from '../../../packages/server/src/clock.ts'

/**
 * How many times as fast time passes. Faster, the calls themselves would take longer than the pace, and nothing would come near a
 * vendor's limit. 1 takes hours.
 */
export const FACTOR = Number(process.env.BENCH_FACTOR ?? 25)

/** Since `began`, time passes `factor` times as fast. */
export interface FastTime {
  began: number
  factor: number
}

/** The same time in every process that has the same numbers. */
export function fastClock({ began, factor }: FastTime): Clock {
  return { now: () => Math.floor(began + (realTime() - began) * factor) }
}

// With fractions, unlike `Date.now()`: a fast clock would make steps.
function realTime(): number {
  return performance.timeOrigin + performance.now()
}
