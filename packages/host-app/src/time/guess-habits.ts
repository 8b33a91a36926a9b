import type { Me } from '@scheduling/contract'

type Habits = Partial<Pick<Me, 'weekStart' | 'timeFormat'>>

// What Intl counts from Monday, as far as calendars here can begin with it.
const WEEK_STARTS: Record<number, Me['weekStart']> = { 1: 'mon', 6: 'sat', 7: 'sun' }

/** How weeks begin and clocks count where a browser's language is spoken; what it does not say stays open. */
export function guessHabits(tag: string): Habits {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(tag)
  const weekStart = WEEK_STARTS[locale.getWeekInfo?.().firstDay ?? 0]
  const { hourCycle } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions()
  return {
    ...(weekStart && { weekStart }),
    timeFormat: hourCycle === 'h12' || hourCycle === 'h11' ? '12h' : '24h',
  }
}
