import type { PageSlots } from '@scheduling/contract'
import { addMonths, dateOf, monthStart, sheetOf } from '@scheduling/domain'
import type { Instant, PlainDate, TimeZone, Weekday } from '@scheduling/domain'
import type { RefusalCode } from '../../page/services.ts'
import { byDay, dayToShow, partsOfDay, sheetDays } from './days.ts'
import type { PartOfDay, SheetDay } from './days.ts'
import type { KnownSlots } from './known-slots.ts'

// What a calendar shows, as functions of its state. The script in the document uses nothing else of the picker.

export interface PickerState {
  timeZone: TimeZone
  /** First date of the shown month. */
  month: PlainDate
  /** The day that the viewer chose. The shown day may be the next free one. */
  chosen: PlainDate | null
  known: KnownSlots
  waiting: boolean
  failure: RefusalCode | null
}

export interface ViewSetting {
  slots: PageSlots
  timeZone: TimeZone
  weekStart: Weekday
  date: PlainDate | null
  slot: Instant | null
  /** Last bookable date, if there is one. */
  lastDate?: PlainDate | null
  now: () => Instant
}

export interface PickerView {
  month: PlainDate
  days: SheetDay[]
  shown: PlainDate | null
  parts: PartOfDay[]
  free: number
  before: PlainDate | null
  after: PlainDate | null
  /** Whether the month of this date may have free times, as far as is known without a request. */
  leadsTo: (date: PlainDate) => boolean
  status: 'ready' | 'waiting' | 'failed'
  /** Today in the shown zone. */
  today: PlainDate
  /** The first free day after this sheet, else the first of all. */
  next: PlainDate | null
}

/** What is shown first. The server, the script in the document and the page's script all begin with it. */
export function firstState(setting: ViewSetting): PickerState {
  const { from, to, starts, next } = setting.slots
  return {
    timeZone: setting.timeZone,
    month: firstMonth(setting),
    chosen: setting.date,
    // Not by `withAnswer`, which needs a newer browser than the script in the document.
    known: { spans: [{ start: from, end: to }], starts, next },
    waiting: false,
    failure: null,
  }
}

export function pickerView(state: PickerState, setting: ViewSetting): PickerView {
  const { timeZone, month, known } = state
  const today = dateOf(timeZone, setting.now())
  const starts = byDay(known.starts, timeZone)
  const days = sheetDays(month, setting.weekStart, starts, today)
  const shown = dayToShow(days, state.chosen)
  const ofDay = (shown && starts.get(shown)) || []
  const lastShown = days.at(-1)?.date ?? ''
  const free = [...starts.keys()]
  const later = free.find((date) => date > lastShown)
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)]
  const leadsTo = (date: PlainDate) =>
    date >= monthStart(today) && (!setting.lastDate || monthStart(date) <= setting.lastDate)
  return {
    month,
    days,
    shown,
    parts: partsOfDay(ofDay, timeZone),
    free: ofDay.length,
    before: leadsTo(before) ? before : null,
    after: leadsTo(after) ? after : null,
    leadsTo,
    status: state.waiting ? 'waiting' : state.failure ? 'failed' : 'ready',
    today,
    next: later ?? (known.next === null ? (free[0] ?? null) : dateOf(timeZone, known.next)),
  }
}

/** The month of the address. Else the month of the first free start, if enough is known to draw it. */
function firstMonth({ slots, date, slot, timeZone, weekStart, now }: ViewSetting): PlainDate {
  const today = dateOf(timeZone, now())
  const current = monthStart(today)
  // The date in the address may be past in a zone that the server did not know of.
  if (date && date >= current) return monthStart(date)
  const first = slot ?? slots.starts[0] ?? slots.next
  if (first === null) return current
  const month = monthStart(dateOf(timeZone, first))
  const last = sheetOf(month, weekStart, today).at(-1) as PlainDate
  return month > current && dateOf(timeZone, slots.to) > last ? month : current
}
