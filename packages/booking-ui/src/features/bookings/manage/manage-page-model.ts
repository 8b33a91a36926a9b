import type { Api, PageData } from '@scheduling/contract'
import { PAGE_PARAMS } from '@scheduling/contract/page'
import type { Instant, PlainDate } from '@scheduling/domain'
import { instantText } from '../../../page/links.ts'
import type { ParamChange } from '../../../page/links.ts'
import type { View } from '../../../page/page-model.ts'
import type { Services } from '../../../page/services.ts'
import type { SettingsModel } from '../../../page/settings-model.ts'
import { byDay, partsOfDay } from '../../slots/days.ts'
import { slotsAnswer } from '../../slots/known-slots.ts'
import { createPicker } from '../../slots/picker-model.ts'
import type { Picker } from '../../slots/picker-model.ts'
import { createManageModel, offered } from './manage-model.ts'
import type { ManageModel, ManageView } from './manage-model.ts'
import { PATIENCE, sender } from '../send.ts'
import type { Refusal } from '../send.ts'

export type BookingData = Extract<PageData, { kind: 'booking' }>

export interface ManagePageModel extends View {
  picker: Picker
  data: BookingData
  manage: ManageModel
  show: (view: ManageView) => void
  pick: (start: Instant | null) => void
  showDay: (date: PlainDate) => void
  /** The times at which somebody else would hold the meeting. */
  others: ReadonlySet<Instant | null>
}

export function createManagePage(
  data: BookingData,
  settings: SettingsModel,
  services: Services,
): ManagePageModel {
  const { booking, options, token, refused, idempotencyKey } = data
  const { history, tell, newKey, now } = services
  const call = services.manage(token)
  const others = new Set<Instant | null>(data.slots?.others)

  const freeTimes = createPicker({
    ...options,
    ...data,
    // A page without times asks for them when they are needed.
    slots: data.slots ?? { from: options.now, to: options.now, starts: [], next: null },
    now,
    async ask(span) {
      const query = { from: instantText(span.start), to: instantText(span.end) }
      const answer = await call('GET /manage/slots', { query, signal: AbortSignal.timeout(PATIENCE) })
      for (const start of answer.others ?? []) {
        others.add(Date.parse(start))
        answer.starts.push(start)
      }
      return slotsAnswer(span, answer)
    },
  })

  const picker = withMovedTime(freeTimes, () => Date.parse(manage.get().booking.start))

  const sending = <Route extends 'POST /manage/reschedule' | 'POST /manage/cancel'>(
    route: Route,
    firstKey: string,
  ) =>
    sender(firstKey, newKey, (body: Api[Route]['$input']['body'], key) =>
      call(route, { body, idempotencyKey: key, signal: AbortSignal.timeout(PATIENCE) }),
    )

  const manage = createManageModel({
    booking,
    ...firstView(data),
    reason: refused?.values.reason ?? '',
    timeZone: () => settings.get().timeZone,
    others,
    move: sending('POST /manage/reschedule', idempotencyKey),
    cancel: sending('POST /manage/cancel', newKey()),
    onChanged(kind, changed) {
      history.replace(settings.link()({}))
      const { id: bookingId, start, end } = changed
      if (kind === 'canceled') tell({ name: 'canceled', bookingId })
      else tell({ name: 'rescheduled', bookingId, start, end })
      // The invitee has this time now, so they cannot move to it.
      picker.drop(Date.parse(start))
    },
    onLost: picker.drop,
    look: () => call('GET /manage', { signal: AbortSignal.timeout(PATIENCE) }),
  })

  const here = (): ParamChange => {
    const { view, start } = manage.get()
    if (view === 'summary') return {}
    if (view !== 'reschedule') return { view }
    const { shown } = picker.view()
    return start === null ? { view, ...(shown && { date: shown }) } : { view, slot: instantText(start) }
  }

  function show(view: ManageView): void {
    manage.show(view)
    // Loads the free times if the page came without them.
    if (view === 'reschedule') void picker.ask()
  }

  return {
    data,
    manage,
    picker,
    others,
    here,
    show(view) {
      show(view)
      history.push(settings.link()(here()))
    },
    pick(start) {
      manage.pick(start)
      history.push(settings.link()(here()))
      if (start !== null) tell({ name: 'slot-selected', start: instantText(start) })
    },
    showDay: (date) => history.replace(settings.link()({ view: 'reschedule', date })),
    restore(search) {
      const query = new URLSearchParams(search)
      const view = query.get(PAGE_PARAMS.view)
      const slot = Date.parse(query.get(PAGE_PARAMS.slot) ?? '')
      show(view === 'reschedule' || view === 'cancel' || view === 'confirmed' ? view : 'summary')
      if (Number.isFinite(slot) && manage.get().view === 'reschedule') manage.pick(slot)
      const date = query.get(PAGE_PARAMS.date)
      if (date) picker.choose(date)
    },
  }
}

function firstView({ booking, view, slot, slots, refused }: BookingData): {
  view: ManageView
  start: Instant | null
  refusal: Refusal | null
} {
  const isMoving = view === 'reschedule'
  const wanted = isMoving ? slot : null
  const isGone = wanted !== null && !slots?.starts.includes(wanted)
  const code = refused?.code ?? (isGone ? 'slot_not_available' : null)
  return {
    view: offered(view, booking),
    // A refused time stays picked.
    start: isGone && !refused?.code ? null : wanted,
    refusal: code && { code, nearest: refused?.nearest ?? [], errors: [] },
  }
}

/** Shows the time that is being moved among the times of its day. It is not counted as free. */
function withMovedTime(picker: Picker, timeOf: () => Instant): Picker {
  return {
    ...picker,
    view() {
      const view = picker.view()
      const { known, timeZone } = picker.get()
      const times = byDay(
        [...known.starts, timeOf()].toSorted((a, b) => a - b),
        timeZone,
      )
      return { ...view, parts: partsOfDay((view.shown && times.get(view.shown)) || [], timeZone) }
    },
  }
}
