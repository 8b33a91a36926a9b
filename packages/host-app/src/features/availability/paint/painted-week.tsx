import { addDays, dateOf, weekStartOf } from '@scheduling/domain'
import type { Hours, Weekday, WeeklyHours } from '@scheduling/domain'
import { LANGUAGES } from '@scheduling/domain/languages'
import { useMemo, useState } from 'react'
import { useNow } from '../../../data/use-now.ts'
import { useFormat, useLanguage } from '../../../language/language.tsx'
import { weekdaysFrom } from '../../../time/format.ts'
import { BusyColumn } from '../../busy/busy-column.tsx'
import { BusyList } from '../../busy/busy-list.tsx'
import { useBusyWeek } from '../../busy/use-busy-week.ts'
import { WeekBar } from '../../busy/week-bar.tsx'
import { daysOf } from '../../busy/week.ts'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { overrideOf } from '../overrides/overrides.ts'
import { HourBlocks } from './hour-blocks.tsx'
import { blocksOf, blocksOn } from './paint.ts'
import { PaintGrid } from './paint-grid.tsx'
import { areaOf } from './painting.ts'
import type { Stroke } from './painting.ts'
import classes from './painted-week.module.css'
import { StrokeBox } from './stroke-box.tsx'
import { timesOf } from './times-text.ts'
import { useBusyNames } from './use-busy-names.ts'
import { usePainting } from './use-painting.ts'
import { USUAL_START, WeekFrame } from './week-frame.tsx'

interface Props {
  hours: Hours
  weekStart: Weekday
  onChange: (weekly: WeeklyHours) => void
}

/**
 * Paints hours on a picture of the week, over the host's calendar events in one week. The list of hours next to it
 * shows the same. A date with an override shows its own hours, but painting always changes every week.
 */
export function PaintedWeek({ hours, weekStart, onChange }: Props) {
  const { weekly, timeZone } = hours
  const { t, language } = useLanguage()
  const format = useFormat()
  const toasts = useToasts()
  const days = useMemo(() => weekdaysFrom(weekStart), [weekStart])
  const today = dateOf(timeZone, useNow())
  // Do not open a week that is nearly over.
  const [first, setFirst] = useState(() => weekStartOf(addDays(today, 2), weekStart))
  const dates = useMemo(() => daysOf(first), [first])
  const busy = useBusyWeek(first, timeZone)
  const busyAt = useBusyNames(busy, dates, timeZone)
  const overridden = dates.map((date) => overrideOf(hours, date) !== undefined)
  const shownBlocks = useMemo(() => dates.map((date) => blocksOn(hours, date)), [hours, dates])
  const { stroke, focus, gridProps } = usePainting({
    weekly,
    days,
    direction: LANGUAGES[language].direction,
    onChange: (changed, done) => {
      onChange(changed)
      toasts.show(sentence(done), { undo: () => onChange(weekly) })
    },
  })

  function sentence(done: Stroke): string {
    const area = areaOf(done, days)
    return t(done.mode === 'paint' ? 'paint.painted' : 'paint.erased', {
      names: format.list(area.days.map((day) => format.weekday(day))),
      times: timesOf(area.stretch, format),
    })
  }

  return (
    <div className={classes.week}>
      <WeekBar first={first} today={today} weekStart={weekStart} onWeek={setFirst} />
      <WeekFrame
        from={Math.min(...shownBlocks.flat().map((block) => block.from), USUAL_START)}
        heads={days.map((day, column) => (
          <span key={day} data-override={overridden[column] || undefined}>
            {format.weekday(day, 'short')}
          </span>
        ))}
      >
        <div className={classes.columns} aria-hidden>
          {days.map((day, column) => (
            <div key={day} className={classes.column}>
              {overridden[column] && <HourBlocks blocks={blocksOf(weekly, day)} isUsual />}
              <HourBlocks blocks={shownBlocks[column] ?? []} />
              <BusyColumn times={busy} days={dates} column={column} timeZone={timeZone} />
            </div>
          ))}
        </div>
        {stroke && <StrokeBox stroke={stroke} />}
        <PaintGrid {...{ weekly, days, shownBlocks, overridden, busyAt, focus, gridProps }} />
      </WeekFrame>
      <p id="paint-how" className={classes.how}>
        {t('paint.how')}
        {overridden.includes(true) && ` ${t('paint.overrides')}`}
      </p>
      <BusyList times={busy} timeZone={timeZone} />
    </div>
  )
}
