import type { Api, Booked, BookingRequest, Hold } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { createStore } from '../../../ui/store.ts'
import type { Store } from '../../../ui/store.ts'
import type { problemsFromServer } from './booking-problems.ts'
import type { BookingValues, FieldProblem } from './booking-values.ts'
import { isLostSlot, refusalOf } from '../send.ts'
import type { Refusal } from '../send.ts'

export interface BookState {
  /** The chosen time; null while one is being picked. */
  start: Instant | null
  values: BookingValues
  /** The problems that the form shows. */
  problems: FieldProblem[]
  /** The start that is being booked. */
  sending: Instant | null
  refusal: Refusal | null
  /** Set while the time is held, until the email address is confirmed. */
  held: Hold | null
  booked: Booked | null
  /** Counts attempts that were sent or stopped here. The page moves the focus when it grows. */
  attempts: number
}

export interface BookSetting {
  start: Instant | null
  values: BookingValues
  // These three come with the form.
  requestOf: (start: Instant, values: BookingValues) => BookingRequest
  problemsOf: (values: BookingValues) => FieldProblem[]
  problemsFromServer: typeof problemsFromServer
  problems: FieldProblem[]
  refusal: Refusal | null
  /** This visitor's earlier hold. */
  hold: string | null
  send: (request: BookingRequest) => Promise<Api['POST /bookings']['$result']>
  onHeld: (hold: Hold) => void
  onBooked: (booked: Booked) => void
  onLost: (start: Instant) => void
}

export interface BookModel extends Store<BookState> {
  pick: (start: Instant | null) => void
  change: (values: Partial<BookingValues>) => void
  answer: (question: string, answer: string | string[]) => void
  /** From now on, this field is checked while typing. */
  leave: (field: string) => void
  /** Books the chosen start, or another one that was offered. Repeat: does nothing while a request is running. */
  book: (other?: Instant) => Promise<void>
  /** Takes the booking again, now with its meeting link. */
  renew: (booking: Booked['booking']) => void
  /** The held time is now booked. */
  confirmed: (booked: Booked) => void
  /** Goes back to the details, to try again. */
  giveUpHold: () => void
  /** Goes back to picking a time, and keeps everything typed. */
  startAnew: () => void
}

export function createBookModel(setting: BookSetting): BookModel {
  const { problemsOf, onBooked, onHeld, onLost, send } = setting
  let { hold } = setting
  const store = createStore<BookState>({
    start: setting.start,
    values: setting.values,
    problems: setting.problems,
    sending: null,
    refusal: setting.refusal,
    held: null,
    booked: null,
    attempts: 0,
  })
  const left = new Set<string>(setting.problems.map(({ field }) => field))
  let attempted = setting.problems.length > 0

  const shownProblems = (values: BookingValues) =>
    problemsOf(values).filter(({ field, reason }) => attempted || (left.has(field) && reason !== 'required'))

  function change(changed: Partial<BookingValues>): void {
    const values = { ...store.get().values, ...changed }
    store.set({ values, problems: shownProblems(values) })
  }

  function stopped(outcome: Partial<BookState>): void {
    store.set({ ...outcome, sending: null, attempts: store.get().attempts + 1 })
  }

  function confirmed(booked: Booked): void {
    stopped({ booked, held: null, refusal: null })
    onBooked(booked)
  }

  async function book(other?: Instant): Promise<void> {
    const { start: chosen, values, sending } = store.get()
    const start = other ?? chosen
    if (start === null || sending !== null) return
    attempted = true
    const problems = problemsOf(values)
    if (problems.length > 0) {
      stopped({ problems, start, refusal: null })
      return
    }
    store.set({ start, sending: start, problems: [] })
    try {
      const answer = await send({ ...setting.requestOf(start, values), hold: hold ?? undefined })
      if (answer.state === 'booked') confirmed(answer)
      else {
        hold = answer.hold.token
        stopped({ held: answer.hold, refusal: null })
        onHeld(answer.hold)
      }
    } catch (error) {
      const refusal = refusalOf(error)
      if (isLostSlot(refusal)) onLost(start)
      const refused = setting.problemsFromServer(refusal.errors)
      stopped({ refusal: refused.length > 0 ? null : refusal, problems: refused })
    }
  }

  return {
    ...store,
    renew(booking) {
      const { booked } = store.get()
      if (booked) store.set({ booked: { ...booked, booking } })
    },
    pick: (start) => store.set({ start, refusal: null, held: null, booked: null }),
    change,
    answer: (question, answer) => change({ answers: { ...store.get().values.answers, [question]: answer } }),
    leave(field) {
      left.add(field)
      store.set({ problems: shownProblems(store.get().values) })
    },
    book,
    confirmed,
    giveUpHold: () => store.set({ held: null }),
    startAnew: () => store.set({ start: null, refusal: null, held: null, booked: null }),
  }
}
