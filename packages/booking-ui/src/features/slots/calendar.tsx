import { weekStartOf } from '@scheduling/domain'
import type { PlainDate, Weekday } from '@scheduling/domain'
import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { LinkTo } from '../../page/links.ts'
import { useWords } from '../../page/words.tsx'
import { takesOver } from '../../ui/clicks.ts'
import { Icon } from '../../ui/icon.tsx'
import { nextIcon, previousIcon } from '../../ui/icons.ts'
import type { IconShape } from '../../ui/icons.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { dateByKey } from './calendar-keys.ts'
import css from './calendar.module.css'
import { isBeyond } from './days.ts'
import type { SheetDay } from './days.ts'
import type { PickerView } from './picker-view.ts'

interface CalendarProps {
  view: PickerView
  weekStart: Weekday
  /** The day of the time that is being moved. */
  marked: PlainDate | undefined
  link: LinkTo
  /** `byKey`: the day was chosen without a pointer, so the focus follows. */
  onChoose: (date: PlainDate, byKey: boolean) => void
  onMonth: (month: PlainDate) => void
  onPrefetch: (month: PlainDate) => void
}

/** One month on a sheet of six weeks. Every free day is a link. */
export function Calendar({ view, weekStart, marked, link, onChoose, onMonth, onPrefetch }: CalendarProps) {
  const { t, formats, direction } = useWords()
  const hydrated = useHydrated()
  const grid = useRef<HTMLTableElement>(null)
  const [reached, setReached] = useState<PlainDate | null>(null)
  const tabbed =
    view.days.find((day) => day.date === (reached ?? view.shown)) ??
    view.days.find((day) => day.inMonth && day.date >= view.today)

  // Focus after drawing: the date may be on another sheet, in the next month that has free days. The next key starts
  // from it.
  useLayoutEffect(() => {
    if (reached) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [reached, view.month])

  const weeks = Array.from({ length: view.days.length / 7 }, (_, week) =>
    view.days.slice(week * 7, week * 7 + 7),
  )

  function move(event: KeyboardEvent<HTMLTableElement>) {
    const from = (event.target as HTMLElement).dataset.date
    const led = from && dateByKey(event.key, from, weekStart, direction)
    if (!led) return
    event.preventDefault()
    const turns = event.key.startsWith('Page')
    const to = turns && led < view.today ? view.today : led
    // A week of the next month may be hidden.
    const cell = grid.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)
    const isShown = cell?.getClientRects()[0] && (!turns || cell.dataset.outside === undefined)
    if (to < weekStartOf(view.today, weekStart) || !(isShown || view.leadsTo(to))) return
    if (!isShown) onMonth(to)
    setReached(to)
  }

  const turning = {
    link,
    onPrefetch,
    onMonth(month: PlainDate) {
      setReached(null)
      onMonth(month)
    },
  }

  return (
    <div className={css.calendar} data-status={view.status} data-full={t('dateUnavailable')}>
      <div className={css.head}>
        <h2 className={css.month} id="month">
          <span key={view.month}>{formats.month(view.month)}</span>
        </h2>
        <Turn to={view.before} label={t('previousMonth')} icon={previousIcon} {...turning} />
        <Turn to={view.after} label={t('nextMonth')} icon={nextIcon} {...turning} />
      </div>
      <table className={css.grid} role="grid" aria-labelledby="month" ref={grid} onKeyDown={move}>
        <thead>
          <tr>
            {view.days.slice(0, 7).map(({ date }) => (
              <th key={date} scope="col" abbr={formats.fullWeekday(date)}>
                {formats.weekday(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]!.date} data-beyond={isBeyond(week[0]!.date, view.month) || undefined}>
              {week.map((day) => (
                <td
                  key={day.date}
                  role="gridcell"
                  aria-selected={day.date === view.shown}
                  data-marked={day.date === marked || undefined}
                >
                  <Day
                    day={day}
                    href={link({ date: day.date })}
                    tabIndex={hydrated ? (day === tabbed ? 0 : -1) : undefined}
                    onChoose={(byKey) => {
                      setReached(null)
                      onChoose(day.date, byKey)
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DayProps {
  day: SheetDay
  href: string
  tabIndex: number | undefined
  onChoose: (byKey: boolean) => void
}

function Day({ day, href, tabIndex, onChoose }: DayProps) {
  const { t, formats } = useWords()
  const isFree = day.free > 0
  return (
    <a
      className={css.day}
      data-date={day.date}
      data-outside={day.inMonth ? undefined : ''}
      aria-current={day.today ? 'date' : undefined}
      tabIndex={tabIndex}
      href={isFree ? href : undefined}
      role={isFree ? undefined : 'link'}
      aria-disabled={isFree ? undefined : true}
      data-fill={isFree ? day.fill : undefined}
      aria-label={t(isFree ? 'dayFree' : 'dayFull', { date: formats.fullDate(day.date), count: day.free })}
      // `detail` is 0 for a click without a pointer: Enter, or a screen reader.
      onClick={(event) => isFree && takesOver(event) && onChoose(event.detail === 0)}
    >
      {Number(day.date.slice(8))}
    </a>
  )
}

interface TurnProps {
  to: PlainDate | null
  label: string
  icon: IconShape
  link: LinkTo
  onMonth: (month: PlainDate) => void
  onPrefetch: (month: PlainDate) => void
}

function Turn({ to, label, icon, link, onMonth, onPrefetch }: TurnProps) {
  const prefetch = () => to && onPrefetch(to)
  return (
    <a
      className={css.turn}
      href={to ? link({ date: to }) : undefined}
      role={to ? undefined : 'link'}
      aria-disabled={to ? undefined : true}
      // A visitor who used this link to reach the last month keeps the focus.
      tabIndex={to ? undefined : -1}
      aria-label={label}
      rel="nofollow"
      onClick={(event) => takesOver(event) && to && onMonth(to)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <Icon shape={icon} className={css.arrow} />
    </a>
  )
}
