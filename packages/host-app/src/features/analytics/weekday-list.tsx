import type { Analytics } from '@scheduling/contract'
import { useMe } from '../../data/use-me.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { weekdaysFrom } from '../../time/format.ts'
import { CountList } from './count-list.tsx'

/** In the order of the host's week. */
export function WeekdayList({ weekdays }: { weekdays: Analytics['weekdays'] }) {
  const t = useText()
  const format = useFormat()
  const { weekStart } = useMe()
  const meetings = new Map(weekdays.map((each) => [each.weekday, each.meetings]))
  const rows = weekdaysFrom(weekStart).map((weekday) => ({
    id: weekday,
    name: format.weekday(weekday),
    count: meetings.get(weekday) ?? 0,
  }))
  return <CountList title={t('analytics.weekdays')} rows={rows} />
}
