import type { PageSlots } from '@scheduling/contract'
import { addMonths, dateOf, monthStart } from '@scheduling/domain'
import type { Instant, Interval, PlainDate, TimeZone, Weekday } from '@scheduling/domain'
import { refusalCode } from '../../page/services.ts'
import type { RefusalCode } from '../../page/services.ts'
import { createStore } from '../../ui/store.ts'
import type { Store } from '../../ui/store.ts'
import { byDay, dayToShow, partsOfDay, sheetDays, sheetSpan, spanToAsk } from './days.ts'
import type { PartOfDay, SheetDay } from './days.ts'
import { covers, NOTHING_KNOWN, withAnswer, withoutStart } from './known-slots.ts'
import type { KnownSlots, SlotsAnswer } from './known-slots.ts'

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

export interface PickerSetting {
  slots: PageSlots
  timeZone: TimeZone
  weekStart: Weekday
  date: PlainDate | null
  slot: Instant | null
  /** The time that is being moved. It is shown among the times of its day, and not counted as free. */
  marked?: () => Instant
  /** Last bookable date, if there is one. */
  lastDate?: PlainDate | null
  now: () => Instant
  /** Rejects with the error code as `code`. */
  ask: (span: Interval) => Promise<SlotsAnswer>
}

export interface Picker extends Store<PickerState> {
  view: () => PickerView
  /** If this month is full, goes on to the next month with a free day. */
  showMonth: (month: PlainDate) => Promise<void>
  /** Loads a month early that the viewer will probably open next. */
  prefetch: (month: PlainDate) => void
  choose: (date: PlainDate) => void
  setTimeZone: (zone: TimeZone) => Promise<void>
  /** Loads missing times after a failure, or if the page came without times. */
  ask: () => Promise<void>
  /** Forgets the times of before, where others take their place. */
  set: (change: Pick<PickerState, 'known'>) => void
  /** Removes a start that somebody else booked. */
  drop: (start: Instant) => void
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

export function createPicker(setting: PickerSetting): Picker {
  const { weekStart, now, ask } = setting
  const known = withAnswer(NOTHING_KNOWN, setting.slots)
  const store = createStore<PickerState>({
    timeZone: setting.timeZone,
    month: firstMonth(setting, known),
    chosen: setting.date,
    known,
    waiting: false,
    failure: null,
  })
  let asked = 0

  // The view is used in many places, so compute it once per state.
  let seen: { state: PickerState; view: PickerView } | null = null
  const view = () => {
    const state = store.get()
    if (seen?.state !== state) seen = { state, view: pickerView(state, setting) }
    return seen.view
  }

  const spanOf = (month: PlainDate) => sheetSpan(month, weekStart, store.get().timeZone, now())

  async function load(month: PlainDate): Promise<void> {
    const span = spanOf(month)
    if (covers(store.get().known, span)) return
    const answer = await ask(spanToAsk(span, now()))
    store.set({ known: withAnswer(store.get().known, answer) })
  }

  async function ensure(): Promise<void> {
    const mine = ++asked
    if (covers(store.get().known, spanOf(store.get().month))) {
      store.set({ waiting: false, failure: null })
      return
    }
    store.set({ waiting: true, failure: null })
    try {
      await load(store.get().month)
      if (mine === asked) store.set({ waiting: false })
    } catch (error) {
      if (mine === asked) store.set({ waiting: false, failure: refusalCode(error) })
    }
  }

  async function showMonth(month: PlainDate): Promise<void> {
    const forward = month > store.get().month
    store.set({ month: monthStart(month), chosen: null })
    await ensure()
    if (forward) await jumpOn()
  }

  async function jumpOn(): Promise<void> {
    const { next, days, status, month } = view()
    const isFull = status === 'ready' && days.every((day) => day.free === 0)
    if (isFull && next !== null && next > month) await showMonth(next)
  }

  return {
    ...store,
    view,
    showMonth,
    prefetch: (month) => void load(month).catch(() => undefined),
    choose: (date) => store.set({ chosen: date }),
    async setTimeZone(timeZone) {
      store.set({ timeZone })
      await ensure()
    },
    async ask() {
      await ensure()
      await jumpOn()
    },
    drop: (start) => store.set({ known: withoutStart(store.get().known, start) }),
  }
}

export function pickerView(state: PickerState, setting: PickerSetting): PickerView {
  const { timeZone, month, known } = state
  const today = dateOf(timeZone, setting.now())
  const starts = byDay(known.starts, timeZone)
  const days = sheetDays(month, setting.weekStart, starts, today)
  const shown = dayToShow(days, state.chosen)
  const listed = setting.marked
    ? byDay(
        [...known.starts, setting.marked()].toSorted((a, b) => a - b),
        timeZone,
      )
    : starts
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
    parts: partsOfDay((shown && listed.get(shown)) || [], timeZone),
    free: (shown && starts.get(shown)?.length) || 0,
    before: leadsTo(before) ? before : null,
    after: leadsTo(after) ? after : null,
    leadsTo,
    status: state.waiting ? 'waiting' : state.failure ? 'failed' : 'ready',
    today,
    next: later ?? (known.next === null ? (free[0] ?? null) : dateOf(timeZone, known.next)),
  }
}

/** The month of the address. Else the month of the first free start, if enough is known to draw it. */
function firstMonth({ date, slot, timeZone, weekStart, now }: PickerSetting, known: KnownSlots): PlainDate {
  if (date) return monthStart(date)
  const today = monthStart(dateOf(timeZone, now()))
  const first = slot ?? known.starts[0] ?? known.next
  if (first === null) return today
  const month = monthStart(dateOf(timeZone, first))
  return covers(known, sheetSpan(month, weekStart, timeZone, now())) ? month : today
}
