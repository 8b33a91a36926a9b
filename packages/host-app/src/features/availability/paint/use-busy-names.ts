import type { PlainDate, TimeZone } from '@scheduling/domain'
import { useMemo } from 'react'
import { useText } from '../../../language/language.tsx'
import { busyName } from '../../busy/busy-name.ts'
import type { NamedTime } from '../../busy/named.ts'
import { blocksOf } from '../../busy/week.ts'
import type { Stretch } from './paint.ts'

/** Why the host is busy during a part of a day's column. */
export function useBusyNames(busy: readonly NamedTime[], dates: readonly PlainDate[], timeZone: TimeZone) {
  const t = useText()
  const blocks = useMemo(
    () => busy.flatMap((time) => blocksOf(dates, time, timeZone).map((block) => ({ ...block, time }))),
    [busy, dates, timeZone],
  )
  return (column: number, { from, to }: Stretch): string | undefined => {
    const found = blocks.find((block) => block.column === column && block.from < to && block.to > from)
    return found && busyName(found.time, t)
  }
}
