import type { Branding, Location, Me, PageSlots, PublicEvent, PublicOwner, Slots } from '@scheduling/contract'
import type { PreviewStep } from '@scheduling/booking-ui'
import { eventTypeProblems, INVITEE_PHONE, isRoom } from '@scheduling/domain'
import type { RoomAccounts } from '../../connections/use-room-accounts.ts'
import type { SectionId } from './sections.ts'
import type { EventTypeValues } from './values/editor-values.ts'

export type Timing = Pick<
  EventTypeValues,
  | 'duration'
  | 'increment'
  | 'bufferBefore'
  | 'bufferAfter'
  | 'minimumNotice'
  | 'window'
  | 'limits'
  | 'availability'
>

// Only looks like a link. The preview takes no clicks.
const SOME_ROOM = 'https://meet.example/abc-defg'

/** The event as an invitee would see it, from the form's values. A room gets its link only once it is booked. */
export function previewEvent(values: EventTypeValues, rooms?: RoomAccounts): PublicEvent {
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
    video: shownVideo(video),
    increment,
    locations: locations.map((location) => withRoom(location, rooms)),
    questions,
    allowGuests,
    confirmEmail,
    confirmation,
    lastDate: null,
  }
}

/** The preview only shows its link. */
function shownVideo(video: EventTypeValues['video']): PublicEvent['video'] {
  if (video === null) return null
  const url = video.kind === 'own' ? `/video_embed/${video.id}` : video.url
  return { kind: video.kind, url, player: url }
}

function withRoom(location: Location, rooms: RoomAccounts | undefined): Location {
  if ('value' in location || location.url !== undefined || !rooms?.has(location.kind)) return location
  return { ...location, url: SOME_ROOM }
}

/**
 * The page on which a section appears. The form asks about the location only if there is something to ask, and the
 * link of a room comes last.
 */
export function stepOf(section: SectionId | undefined, event: PublicEvent): PreviewStep {
  if (section === 'confirmation') return 'booked'
  const [place, another] = event.locations
  const isPlaceAsked = another !== undefined || place?.kind === INVITEE_PHONE
  if (section === 'location' && !isPlaceAsked && place && isRoom(place.kind)) return 'booked'
  return section === 'questions' || (section === 'location' && isPlaceAsked) ? 'form' : 'times'
}

/** The signed-in host as others see them, as far as the branding is loaded. */
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
    colors: branding?.colors ?? { background: null, text: null, button: null },
  }
}

/** The values that decide when it can be booked; undefined while a number or a date is half-typed. */
export function previewTiming(values: EventTypeValues): Timing | undefined {
  const { duration, increment, bufferBefore, bufferAfter, minimumNotice, window, limits, availability } =
    values
  const timing = {
    duration,
    increment,
    bufferBefore,
    bufferAfter,
    minimumNotice,
    window,
    limits,
    availability,
  }
  return eventTypeProblems(timing).length === 0 ? timing : undefined
}

/** The server does not say how many seats are left: the preview shows all of them. */
export function withSeatsLeft(slots: PageSlots, { seats, showSeatsLeft }: EventTypeValues): PageSlots {
  if (seats === null || !showSeatsLeft) return slots
  return { ...slots, seatsLeft: slots.starts.map(() => seats) }
}

export function previewSlots({ starts, next }: Slots, { from, to }: { from: string; to: string }): PageSlots {
  return {
    from: Date.parse(from),
    to: Date.parse(to),
    starts: starts.map((start) => Date.parse(start)),
    next: next === null ? null : Date.parse(next),
  }
}
