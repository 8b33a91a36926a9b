import type { Analytics } from '@scheduling/contract'

// A picture of a single meeting still looks like a day.
const [MORNING, EVENING] = [8, 18]

/** The hours of the day from the first to the last with a meeting, and a usual working day at least. */
export function hoursShown(hours: Analytics['hours']): number[] {
  const all = hours.map(({ hour }) => hour)
  const first = Math.min(MORNING, ...all)
  const last = Math.max(EVENING - 1, ...all)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
