import type { ManagedBooking } from '@scheduling/contract'
import type { Instant, TimeZone } from '@scheduling/domain'
import { instantText } from '../../../page/links.ts'
import { createStore } from '../../../ui/store.ts'
import type { Store } from '../../../ui/store.ts'
import { isClosed, isLostSlot, refusalOf } from '../send.ts'
import type { Refusal } from '../send.ts'

export type ManageView = 'confirmed' | 'summary' | 'reschedule' | 'cancel'

export interface ManageState {
  view: ManageView
  booking: ManagedBooking
  /** The new time, once it is picked. */
  start: Instant | null
  reason: string
  sending: boolean
  refusal: Refusal | null
  /** The change that was just made on this page. */
  done: 'rescheduled' | 'canceled' | null
  attempts: number
}

export interface Move {
  start: string
  reason: string
  timeZone: TimeZone
  /** Somebody else may hold the meeting. */
  anybody: true | undefined
}

export interface ManageSetting {
  booking: ManagedBooking
  view: ManageView
  start: Instant | null
  reason: string
  refusal: Refusal | null
  timeZone: () => TimeZone
  /** The times at which somebody else would hold the meeting. */
  others: ReadonlySet<Instant | null>
  move: (move: Move) => Promise<ManagedBooking>
  cancel: (reason: { reason: string }) => Promise<ManagedBooking>
  onChanged: (kind: 'rescheduled' | 'canceled', booking: ManagedBooking) => void
  onLost: (start: Instant) => void
  /** Loads the booking again after somebody else changed it. */
  look: () => Promise<ManagedBooking>
}

export interface ManageModel extends Store<ManageState> {
  show: (view: ManageView, start?: Instant | null) => void
  pick: (start: Instant | null) => void
  explain: (reason: string) => void
  /** Whether somebody else would hold the meeting at the picked time. */
  isOthers: () => boolean
  /** Repeat: does nothing while a request is running. */
  reschedule: (other?: Instant) => Promise<void>
  cancel: () => Promise<void>
  /** Loads the booking as it is now. */
  look: () => Promise<ManagedBooking>
  /** Shows the booking as somebody else changed it. */
  renew: (booking: ManagedBooking) => void
}

/** Does not offer a change that is no longer allowed. The summary says why. */
export function offered(view: ManageView, booking: ManagedBooking): ManageView {
  return (view === 'reschedule' || view === 'cancel') && !booking[view].allowed ? 'summary' : view
}

export function createManageModel(setting: ManageSetting): ManageModel {
  const store = createStore<ManageState>({
    view: setting.view,
    booking: setting.booking,
    start: setting.start,
    reason: setting.reason,
    sending: false,
    refusal: setting.refusal,
    done: null,
    attempts: 0,
  })

  async function change(
    kind: 'rescheduled' | 'canceled',
    send: () => Promise<ManagedBooking>,
  ): Promise<void> {
    if (store.get().sending) return
    store.set({ sending: true })
    const attempts = store.get().attempts + 1
    try {
      const booking = await send()
      store.set({
        booking,
        view: 'summary',
        start: null,
        reason: '',
        refusal: null,
        done: kind,
        sending: false,
        attempts,
      })
      setting.onChanged(kind, booking)
    } catch (error) {
      const refusal = refusalOf(error)
      const { start } = store.get()
      if (isLostSlot(refusal) && start !== null) setting.onLost(start)
      const now = isClosed(refusal) ? await setting.look().catch(() => null) : null
      // The booking itself says more than the refusal, and does not offer the same change again.
      if (now) store.set({ booking: now, view: 'summary', start: null, refusal: null })
      else store.set({ refusal })
      store.set({ sending: false, attempts })
    }
  }

  function isOthers(): boolean {
    const { start, refusal } = store.get()
    return setting.others.has(start) || refusal?.code === 'others_only'
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    show(view, start = null) {
      store.set({ view: offered(view, store.get().booking), start, refusal: null, done: null })
    },
    pick: (start) => store.set({ start, refusal: null }),
    explain: (reason) => store.set({ reason }),
    isOthers,
    async reschedule(other) {
      const start = other ?? store.get().start
      if (start === null) return
      if (!store.get().sending) store.set({ start })
      const { reason } = store.get()
      await change('rescheduled', () =>
        setting.move({
          start: instantText(start),
          reason: reason.trim(),
          timeZone: setting.timeZone(),
          anybody: isOthers() || undefined,
        }),
      )
    },
    cancel: () => change('canceled', () => setting.cancel({ reason: store.get().reason.trim() })),
    look: setting.look,
    renew: (booking) => store.set({ booking }),
  }
}
