import { dateByKey } from '@scheduling/booking-ui/calendar-keys'
import type { PlainDate, Weekday } from '@scheduling/domain'
import { LANGUAGES } from '@scheduling/domain/languages'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useFormat, useLanguage } from '../../language/language.tsx'
import { weekdaysFrom } from '../../time/format.ts'
import { monthOf, weeksOf } from './month.ts'
import type { Month } from './month.ts'
import classes from './month-grid.module.css'
import { MonthHead } from './month-head.tsx'

/** How a day looks, and what a screen reader adds to its name. */
export interface DayLook {
  tone?: 'plain' | 'soft' | 'strong' | 'off'
  isDisabled?: boolean
  note?: string
}

interface Props {
  label: string
  month: Month
  /** First and last day that can be shown. */
  min?: PlainDate
  max?: PlainDate
  today: PlainDate
  selected?: PlainDate
  /** The other end of the selection, if it is longer than a day. */
  until?: PlainDate
  weekStart: Weekday
  look?: (date: PlainDate) => DayLook
  onMonth: (month: Month) => void
  /** `isUntil`: with Shift, selects all days from the selected one. */
  onPick: (date: PlainDate, isUntil: boolean) => void
  children?: ReactNode
}

export function MonthGrid({
  label,
  month,
  min,
  max,
  today,
  selected,
  until = selected,
  weekStart,
  look,
  onMonth,
  onPick,
  children,
}: Props) {
  const { language } = useLanguage()
  const format = useFormat()
  const { direction } = LANGUAGES[language]
  const days = weekdaysFrom(weekStart)
  const weeks = weeksOf(month, weekStart)
  const table = useRef<HTMLTableElement>(null)
  // The day that a key moved to; its month may have to be drawn first.
  const [wanted, setWanted] = useState<PlainDate>()
  const isSelected = (date: PlainDate) =>
    selected !== undefined && until !== undefined && date < selected !== date <= until
  const inMonth = (date: PlainDate | undefined) => date !== undefined && monthOf(date) === month
  const tabStop = [wanted, selected, today].find(inMonth) ?? `${month}-01`

  useEffect(() => {
    if (wanted && monthOf(wanted) === month)
      table.current?.querySelector<HTMLElement>(`[data-date="${wanted}"]`)?.focus()
  }, [wanted, month])

  function go(date: PlainDate) {
    if ((min && date < min) || (max && date > max)) return
    setWanted(date)
    if (monthOf(date) !== month) onMonth(monthOf(date))
  }

  return (
    <div className={classes.calendar}>
      <MonthHead month={month} min={min} max={max} onMonth={onMonth} />
      <table ref={table} className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {days.map((day) => (
              <th key={day} scope="col" abbr={format.weekday(day)}>
                {format.weekday(day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const { tone = 'plain', isDisabled, note } = look?.(date) ?? {}
                if (!inMonth(date)) return <td key={date} aria-hidden />
                return (
                  <td key={date}>
                    <button
                      type="button"
                      className={classes.day}
                      data-date={date}
                      data-tone={tone}
                      aria-pressed={date === selected || isSelected(date)}
                      aria-current={date === today ? 'date' : undefined}
                      aria-disabled={isDisabled || undefined}
                      aria-label={[format.day(date), note].filter(Boolean).join(', ')}
                      tabIndex={date === tabStop ? 0 : -1}
                      onClick={({ shiftKey }) => !isDisabled && onPick(date, shiftKey)}
                      onKeyDown={(event) => {
                        const next = dateByKey(event.key, date, weekStart, direction)
                        if (!next) return
                        event.preventDefault()
                        go(next)
                      }}
                    >
                      {Number(date.slice(8))}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  )
}
