import { limits } from '@scheduling/domain'
import type { PageData } from '@scheduling/contract'
import { ANSWER_PREFIX, PAGE_PARAMS, TRACKING_PARAMS } from '@scheduling/contract/page'
import type { Instant, PlainDate } from '@scheduling/domain'
import type { Consent } from '../../../conversions/consent.ts'
import { createConsent } from '../../../conversions/consent.ts'
import type { conversionsOf } from '../../../conversions/conversions-of.ts'
import { instantText } from '../../../page/links.ts'
import type { ParamChange } from '../../../page/links.ts'
import type { View } from '../../../page/page-model.ts'
import type { Services } from '../../../page/services.ts'
import type { SettingsModel } from '../../../page/settings-model.ts'
import { slotsAnswer } from '../../slots/known-slots.ts'
import { createPicker } from '../../slots/picker-model.ts'
import type { Picker } from '../../slots/picker-model.ts'
import type { SeatsLeft } from '../../slots/seats-left.ts'
import { createBookModel } from '../details/book-model.ts'
import type { BookModel } from '../details/book-model.ts'
import { bookingAddress, confirmAddress } from '../booking-addresses.ts'
import type { bookingRequest } from '../details/booking-request.ts'
import { valuesFrom } from '../details/booking-values.ts'
import type { problemsFromServer } from '../details/booking-problems.ts'
import type { BookingValues, FieldProblem } from '../details/booking-values.ts'
import { PATIENCE, sender } from '../send.ts'
import type { Refusal } from '../send.ts'

export type EventData = Extract<PageData, { kind: 'event' }>

export interface EventPageModel extends View {
  picker: Picker
  data: EventData
  book: BookModel
  /** Below each time. Absent where invitees do not see how many seats are left. */
  note: SeatsLeft['note'] | undefined
  /** Null if the visitor is not asked. */
  consent: Consent | null
  pick: (start: Instant) => void
  /** Goes back to all free times. */
  pickAnew: () => void
  /** Goes from the code back to the details, and keeps everything typed. */
  changeEmail: () => void
  showDay: (date: PlainDate) => void
  prefill: (params: Record<string, string>) => void
}

/** The code that comes with the form, in a separate file. */
export interface EventForm {
  bookingRequest: typeof bookingRequest
  conversionsOf: typeof conversionsOf
  /** Resolves when the card after booking has loaded, or cannot: it gets the focus. */
  isCardReady: () => Promise<void>
  /** What the server would refuse. */
  problemsOf: (event: EventData['event'], values: BookingValues) => FieldProblem[]
  problemsFromServer: typeof problemsFromServer
  /** What was typed before the script started. */
  typed: BookingValues | null
}

const none = () => []

export const NO_FORM: EventForm = {
  bookingRequest() {
    throw new Error('No form')
  },
  conversionsOf: none,
  isCardReady: async () => {},
  problemsOf: none,
  problemsFromServer: none,
  typed: null,
}

export function createEventPage(
  data: EventData,
  settings: SettingsModel,
  services: Services,
  form: EventForm = NO_FORM,
  seats?: SeatsLeft,
): EventPageModel {
  const { owner, event, options } = data
  const { call, history, tell, leave } = services
  let tracking = options.tracking
  const named = { owner: owner.link, event: event.slug }
  const whom = () => ({
    person: (data.people && new URLSearchParams(settings.get().search).get(PAGE_PARAMS.person)) ?? undefined,
  })
  const { google, meta } = data.conversions
  const hasConversions = google.length > 0 || meta !== null
  const consent = hasConversions && services.mayAsk() ? createConsent(services.count) : null

  const picker = createPicker({
    ...options,
    ...data,
    lastDate: event.lastDate,
    now: services.now,
    async ask(span) {
      const query = { ...named, ...whom(), from: instantText(span.start), to: instantText(span.end) }
      const answer = await call('GET /slots', { query, signal: AbortSignal.timeout(PATIENCE) })
      seats?.add(answer)
      return slotsAnswer(span, answer)
    },
  })

  const book = createBookModel({
    ...firstView(data),
    values: form.typed ?? valuesFrom(options, data.refused),
    requestOf: (start, values) =>
      form.bookingRequest({ owner: owner.link, event, settings, tracking, ...whom() }, start, values),
    problemsOf: (values) => form.problemsOf(event, values),
    problemsFromServer: (errors) => form.problemsFromServer(errors),
    problems: form.problemsFromServer(data.refused?.errors ?? []),
    hold: data.hold,
    send: sender(data.idempotencyKey, services.newKey, async (body, idempotencyKey) => {
      const signal = AbortSignal.timeout(PATIENCE)
      const answer = await call('POST /bookings', { body, idempotencyKey, signal })
      await form.isCardReady()
      return answer
    }),
    onHeld({ token }) {
      const href = confirmAddress(token, settings.get().search)
      // The host turned on email confirmation after this page was made, so the page lacks its texts.
      if (event.confirmEmail) history.replace(href)
      else services.open(href)
    },
    onBooked({ booking, manageToken, redirect }) {
      const { id: bookingId, start, end } = booking
      picker.drop(Date.parse(start))
      history.replace(bookingAddress(manageToken, settings.get().search, { view: 'confirmed' }))
      const news = { name: 'booked', bookingId, start, end, ...named } as const
      const conversions = form.conversionsOf(data.conversions, news)
      tell(news, conversions)
      consent?.tell(conversions)
      if (redirect) leave(redirect)
    },
    onLost: picker.drop,
  })

  const here = placeOf(book, picker)

  // A hold has its own address.
  const address = (change: ParamChange) => options.path + settings.link()(change)

  return {
    data,
    picker,
    book,
    note: seats?.note,
    consent,
    here,
    changeEmail() {
      book.giveUpHold()
      history.replace(address(here()))
    },
    pick(start) {
      book.pick(start)
      history.push(settings.link()(here()))
      tell({ name: 'slot-selected', start: instantText(start) }, hasConversions ? [] : undefined)
    },
    pickAnew() {
      const { held } = book.get()
      book.startAnew()
      if (held) history.replace(address(here()))
      else history.push(settings.link()(here()))
    },
    showDay: (date) => history.replace(settings.link()({ date })),
    restore(search) {
      const query = new URLSearchParams(search)
      const slot = Date.parse(query.get(PAGE_PARAMS.slot) ?? '')
      const date = query.get(PAGE_PARAMS.date)
      if (Number.isFinite(slot)) book.pick(slot)
      else book.startAnew()
      if (date) void picker.showMonth(date).then(() => picker.choose(date))
    },
    prefill(params) {
      book.change(prefilled(book.get().values, event.questions, params))
      tracking = { ...knownTracking(params), ...tracking }
    },
  }
}

/** Tells what is shown, for the address. */
function placeOf(book: BookModel, picker: Picker): () => ParamChange {
  return () => {
    const { start } = book.get()
    const { shown } = picker.view()
    if (start !== null) return { slot: instantText(start) }
    return shown ? { date: shown } : {}
  }
}

/** If nobody can book the time in the address, the page says that it is gone. */
function firstView({ slot, slots, refused }: EventData): { start: Instant | null; refusal: Refusal | null } {
  if (refused) {
    const { code, nearest } = refused
    return { start: slot, refusal: code ? { code, nearest, errors: [] } : null }
  }
  if (slot === null || slots.starts.includes(slot)) return { start: slot, refusal: null }
  return { start: null, refusal: { code: 'slot_not_available', nearest: [], errors: [] } }
}

/** Whatever was typed stays. */
function prefilled(
  values: BookingValues,
  questions: EventData['event']['questions'],
  params: Record<string, string>,
): Partial<BookingValues> {
  const answers = questions.flatMap(({ id }) => {
    const answer = params[ANSWER_PREFIX + id]
    return answer ? [[id, answer] as const] : []
  })
  return {
    name: values.name || params[PAGE_PARAMS.name] || '',
    email: values.email || params[PAGE_PARAMS.email] || '',
    answers: { ...Object.fromEntries(answers), ...values.answers },
  }
}

function knownTracking(params: Record<string, string>): EventData['options']['tracking'] {
  const known = TRACKING_PARAMS.flatMap((name) => {
    const value = params[name]?.slice(0, limits.TRACKING_VALUE_MAX)
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(known)
}
