import { dateOf, monthStart } from '@scheduling/domain'
import type { Instant, Interval, PlainDate, TimeZone } from '@scheduling/domain'
import { refusalCode } from '../../page/services.ts'
import { createStore } from '../../ui/store.ts'
import type { Store } from '../../ui/store.ts'
import { sheetSpan, spanToAsk } from './days.ts'
import { covers, withAnswer, withoutStart } from './known-slots.ts'
import type { SlotsAnswer } from './known-slots.ts'
import { firstState, pickerView } from './picker-view.ts'
import type { PickerState, PickerView, ViewSetting } from './picker-view.ts'

export interface PickerSetting extends ViewSetting {
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
  /** Once the day marked as today is over, marks the new one and loads the times again. */
  refresh: () => void
  /** Loads missing times after a failure, or if the page came without times. */
  ask: () => Promise<void>
  /** Forgets the times of before, where others take their place. */
  set: (change: Pick<PickerState, 'known'>) => void
  /** Removes a start that somebody else booked. */
  drop: (start: Instant) => void
}

export function createPicker(setting: PickerSetting): Picker {
  const { weekStart, now, ask } = setting
  const store = createStore(firstState(setting))
  let asked = 0
  let checkedAt = now()

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

  async function setTimeZone(timeZone: TimeZone): Promise<void> {
    const { month } = store.get()
    const current = monthStart(dateOf(timeZone, now()))
    // Near the end of a month, the month shown may be past in the other zone.
    store.set({ timeZone, month: month < current ? current : month })
    await ensure()
  }

  return {
    ...store,
    view,
    showMonth,
    prefetch: (month) => void load(month).catch(() => undefined),
    choose: (date) => store.set({ chosen: date }),
    setTimeZone,
    refresh() {
      const { timeZone } = store.get()
      // By the last check, not by the view: that is of the new day as soon as anything is chosen.
      if (dateOf(timeZone, checkedAt) === dateOf(timeZone, (checkedAt = now()))) return
      store.set({ known: { next: null, spans: [], starts: [] } })
      void setTimeZone(timeZone)
    },
    async ask() {
      await ensure()
      await jumpOn()
    },
    drop: (start) => store.set({ known: withoutStart(store.get().known, start) }),
  }
}
