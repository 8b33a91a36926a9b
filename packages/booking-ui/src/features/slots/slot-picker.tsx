import type { PublicOwner } from '@scheduling/contract'
import { dateOf } from '@scheduling/domain'
import type { Instant, PlainDate, Weekday } from '@scheduling/domain'
import type { TimeFormat } from '@scheduling/domain/words'
import { useRef } from 'react'
import type { LinkTo } from '../../page/links.ts'
import { useWords } from '../../page/words.tsx'
import { useStore } from '../../ui/store.ts'
import { TimeZoneControl } from '../time-zones/time-zone-control.tsx'
import { Calendar } from './calendar.tsx'
import { NoTimes } from './no-times.tsx'
import type { Picker } from './picker-model.ts'
import css from './slot-picker.module.css'
import { TimeFormatSwitch } from './time-format-switch.tsx'
import { Times } from './times.tsx'
import type { TimeNote } from './times.tsx'

export interface SlotPickerProps {
  picker: Picker
  weekStart: Weekday
  /** The host. */
  owner: Pick<PublicOwner, 'name' | 'link'>
  /** The time that is being moved. */
  marked?: Instant
  note?: TimeNote | undefined
  link: LinkTo
  now: () => Instant
  /** Zones that visitors probably look for first. */
  likelyZones: string[]
  onPick: (start: Instant) => void
  onTimeZone: (zone: string) => void
  onTimeFormat: (format: TimeFormat) => void
  /** Writes the shown day into the address. */
  onDay: (date: PlainDate) => void
  announce: (text: string) => void
}

/** Picks a day and a time: a calendar, its zone, and the free times of one day. */
export function SlotPicker({ picker, weekStart, owner, marked, link, announce, ...on }: SlotPickerProps) {
  const state = useStore(picker)
  const view = picker.view()
  const { t, formats, timeFormat } = useWords()
  const dayTitle = useRef<HTMLHeadingElement>(null)

  function choose(date: PlainDate, byKey: boolean) {
    picker.choose(date)
    on.onDay(date)
    announce(t('dayFree', { count: picker.view().free, date: formats.date(date) }))
    const title = dayTitle.current
    if (byKey) title?.focus()
    else if (title && title.getBoundingClientRect().top > innerHeight - 160) {
      title.scrollIntoView({ block: 'center', behavior: 'smooth' })
    }
  }

  async function showMonth(month: PlainDate) {
    announce(`${t('loading')} …`)
    await picker.showMonth(month)
    const shown = picker.view()
    if (shown.shown) on.onDay(shown.shown)
    announce(
      shown.month > month
        ? t('jumped', { month: formats.month(shown.month) })
        : shown.shown
          ? formats.month(shown.month)
          : t('monthFull', { month: formats.month(month) }),
    )
  }

  return (
    <div className={css.picker} data-hours={timeFormat}>
      <div className={css.calendar}>
        <Calendar
          view={view}
          weekStart={weekStart}
          marked={marked === undefined ? undefined : dateOf(state.timeZone, marked)}
          link={link}
          onChoose={choose}
          onMonth={(month) => void showMonth(month)}
          onPrefetch={picker.prefetch}
        />
        <TimeZoneControl
          timeZone={state.timeZone}
          likely={on.likelyZones}
          now={on.now}
          link={link}
          onChange={on.onTimeZone}
        />
      </div>
      <div className={css.times}>
        {view.shown && view.status === 'ready' ? (
          <Times
            view={view}
            timeZone={state.timeZone}
            marked={marked}
            note={on.note}
            link={link}
            titleRef={dayTitle}
            aside={<TimeFormatSwitch link={link} onChange={on.onTimeFormat} />}
            onPick={on.onPick}
          />
        ) : (
          <NoTimes
            view={view}
            failure={state.failure}
            owner={owner}
            link={link}
            onGo={(date) => void showMonth(date)}
            onRetry={() => void picker.ask()}
          />
        )}
      </div>
    </div>
  )
}
