import type {
  Branding,
  HostBooking,
  Me,
  PageSlots,
  PublicEvent,
  PublicOwner,
  Schedule,
} from '@scheduling/contract'
import type { PreviewStep } from '@scheduling/booking-ui'
import { bookableSpan, DAY, findSlots, INVITEE_PHONE } from '@scheduling/domain'
import type { Hours, Instant, SlotRules } from '@scheduling/domain'
import type { SectionId } from './sections.ts'
import type { EventTypeValues } from './values/editor-values.ts'

const SHOWN_DAYS = 62

/** The event as an invitee would see it, from what stands in the form. */
export function previewEvent(values: EventTypeValues): PublicEvent {
  const {
    name,
    slug,
    description,
    duration,
    video,
    increment,
    locations,
    questions,
    allowGuests,
    confirmEmail,
    confirmation,
  } = values
  return {
    name,
    slug,
    description,
    duration,
    video,
    increment,
    locations,
    questions,
    allowGuests,
    confirmEmail,
    confirmation,
    lastDate: null,
  }
}

/** The page on which a section shows: where to meet is asked in the form only where there is something to say. */
export function stepOf(section: SectionId | undefined, event: PublicEvent): PreviewStep {
  if (section === 'confirmation') return 'booked'
  const [place, another] = event.locations
  const isPlaceAsked = another !== undefined || place?.kind === INVITEE_PHONE
  return section === 'questions' || (section === 'location' && isPlaceAsked) ? 'form' : 'times'
}

/** As others see who is signed in, as far as it is known how that looks. */
export function previewOwner(me: Me, branding: Branding | undefined): PublicOwner {
  const { logo = null, avatar = null, background = null, hidesProductName = false } = branding ?? {}
  return {
    name: me.userName,
    link: me.link,
    welcomeMessage: '',
    logo,
    avatar,
    background,
    hidesProductName,
    language: me.language,
    timeZone: me.timeZone,
    weekStart: me.weekStart,
    timeFormat: me.timeFormat,
    colours: branding?.colours ?? { background: null, text: null, button: null },
  }
}

/** The free starts that these settings would give; meetings that are known here are busy. */
export function previewSlots(
  values: EventTypeValues,
  schedules: readonly Schedule[],
  meetings: readonly HostBooking[],
  hostTimeZone: string,
  now: Instant,
): PageSlots {
  const hours = hoursOf(values, schedules)
  const [from, to] = [now, now + SHOWN_DAYS * DAY]
  if (!hours || !isComplete(values)) return { from, to, starts: [], next: null }
  const rules: SlotRules = {
    now,
    hours,
    duration: values.duration,
    increment: values.increment,
    bufferBefore: values.bufferBefore,
    bufferAfter: values.bufferAfter,
    minimumNotice: values.minimumNotice,
    window: values.window,
    limits: values.limits,
    hostTimeZone,
    busy: meetings.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) })),
    countedStarts: [],
  }
  const starts = findSlots({ ...rules, from, to })
  if (starts.length > 0) return { from, to, starts, next: null }
  const span = bookableSpan(rules)
  const later = span.end > to ? findSlots({ ...rules, from: to, to: Math.min(span.end, to + 366 * DAY) }) : []
  return { from, to, starts, next: later[0] ?? null }
}

function hoursOf({ availability }: EventTypeValues, schedules: readonly Schedule[]): Hours | undefined {
  if (availability.kind === 'custom') return availability.hours
  return schedules.find(({ id }) => id === availability.scheduleId)
}

/** Half-typed numbers and dates give no slots rather than an error. */
function isComplete({ duration, increment, window }: EventTypeValues): boolean {
  const isWindowWhole = window.kind !== 'date_range' || (window.from !== '' && window.to !== '')
  return duration >= 5 && increment >= 5 && isWindowWhole
}
