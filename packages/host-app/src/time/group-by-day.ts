import { addDays, dateOf } from '@scheduling/domain'
import type { Instant, PlainDate, TimeZone } from '@scheduling/domain'

export interface DayGroup<Item> {
  date: PlainDate
  /** The word that people would use instead of the date. */
  near: 'today' | 'tomorrow' | 'yesterday' | undefined
  items: Item[]
}

/** Groups items by their date in a zone, in the given order. */
export function groupByDay<Item>(
  items: readonly Item[],
  instantOf: (item: Item) => Instant,
  zone: TimeZone,
  now: Instant,
): DayGroup<Item>[] {
  const today = dateOf(zone, now)
  const near = new Map<PlainDate, DayGroup<Item>['near']>([
    [today, 'today'],
    [addDays(today, 1), 'tomorrow'],
    [addDays(today, -1), 'yesterday'],
  ])
  const groups = new Map<PlainDate, DayGroup<Item>>()
  for (const item of items) {
    const date = dateOf(zone, instantOf(item))
    const group = groups.get(date) ?? { date, near: near.get(date), items: [] }
    group.items.push(item)
    groups.set(date, group)
  }
  return [...groups.values()]
}
