import type { BusyKind, ProviderDescription, ProviderId, RoomKind, TypedField } from '@scheduling/contract'
import type { Instant, Interval, PlainDate, TimeZone } from '@scheduling/domain'

/** Why a provider did not do what we asked. */
export type ProviderFailure =
  | 'unauthorised'
  | 'forbidden'
  | 'not_found'
  | 'rate_limited'
  | 'unavailable'
  | 'invalid'

export class ProviderError extends Error {
  readonly failure: ProviderFailure
  readonly found: string
  /** How long it asks us to wait, if it says so. */
  readonly restMs: number | undefined

  /** `found`: the provider's own error code. Never personal data. */
  constructor(failure: ProviderFailure, found: string, restMs?: number) {
    super(`${failure}: ${found}`)
    this.failure = failure
    this.found = found
    this.restMs = restMs
  }
}

/** Opens an account at a provider, for a limited time. */
export interface Tokens {
  access: string
  /** Absent: keep the previous one. */
  refresh?: string
  until: Instant
  scopes: readonly string[]
}

/** The owner of the account: `id` never changes, `name` is what people know. */
export interface ProviderAccount {
  id: string
  name: string
}

export interface OAuthPort {
  /** Without these, it is useless. */
  scopes: readonly string[]
  /** The page where a person consents. */
  consentUrl: (asked: { state: string; challenge: string; redirectUri: string }) => string
  exchange: (
    given: { code: string; verifier: string; redirectUri: string },
    now: Instant,
  ) => Promise<{ tokens: Tokens; account: ProviderAccount }>
  refresh: (refreshToken: string, now: Instant) => Promise<Tokens>
  revoke: (refreshToken: string) => Promise<void>
}

/** The host who will own the account: id, and address in lower case. */
export interface Owner {
  hostId: string
  email: string
}

/** An account that is opened with what its owner types. */
export interface SignInPort {
  /** Returns what opens the account from then on. Throws `ProviderError`. */
  open: (
    typed: Readonly<Record<TypedField, string>>,
    owner: Owner,
  ) => Promise<{ secret: string; account: ProviderAccount }>
}

export interface ProviderCalendar {
  id: string
  name: string
  colour: string | null
  isPrimary: boolean
  canWrite: boolean
  /** Whether we can read its events, not only its busy times. */
  canRead: boolean
}

/** The name of a calendar, and when its owner is busy. */
export interface CalendarText {
  name: string | null
  times: CalendarBusy[]
}

/** Has `eventId` if the event is known. */
export interface CalendarBusy extends Interval {
  eventId?: string
  /** Shown to the owner only, never stored. */
  title?: string
  /** Absent: simply busy. */
  kind?: BusyKind
}

/** An event that was added, changed or deleted. */
export interface ChangedEvent {
  id: string
  isDeleted: boolean
  /** Absent: it was deleted, has no times, or is for whole days. */
  times?: Interval
  /** It has dates, so it cannot have the times of a booking. */
  isAllDay?: boolean
  /** The date, if it is for a single whole day. */
  date?: PlainDate
  isDeclinedByOwner?: boolean
  /** Addresses, in lower case. */
  declinedBy: readonly string[]
}

export interface CalendarChanges {
  /** Where to continue next time. */
  cursor: string
  /** Set if the cursor was too old: these are all events that begin in this span. */
  whole: Interval | null
  events: readonly ChangedEvent[]
}

/** How a provider tells us that a calendar has changed. */
export interface WatchPort {
  /** From now on the provider calls `address`, with a secret that identifies this watch. */
  begin: (
    token: string,
    calendarId: string,
    watch: { id: string; address: string; secret: string; now: Instant },
  ) => Promise<{ resource: string; until: Instant }>
  end: (token: string, watch: { id: string; resource: string }) => Promise<void>
  /** Reads the secret that it got at the start of the watch. */
  secretIn: (call: {
    headers: Readonly<Record<string, string | string[] | undefined>>
    body: string
  }) => string | undefined
  /** It first calls with a challenge that we must return. */
  answersChallenge?: true
}

/** A booking as a calendar event. */
export interface CalendarEvent {
  /** The same for each attempt: a repeat changes the existing event. 5 to 1024 characters of 0-9 and a-v. */
  key: string
  title: string
  description: string
  location: string
  start: Instant
  end: Instant
  /** For a whole day: the date, and the zone in which start and end are its boundaries. Absent: at a time. */
  allDay?: { date: PlainDate; timeZone: TimeZone }
  attendees: readonly { email: string; name?: string }[]
  /** Requests a room from the calendar's provider. */
  wantsRoom: boolean
}

export interface WrittenEvent {
  /** The provider's id. */
  id: string
  /** Absent: it has no room, or not yet. */
  roomUrl?: string
}

/** Every call throws `ProviderError`. */
export interface CalendarPort {
  list: (token: string) => Promise<ProviderCalendar[]>
  /** The rooms that come with its events. Absent: none. */
  roomKind?: RoomKind
  /**
   * Busy times by calendar. An unknown calendar is an error. `timeZone`: for whole days, if a calendar names no
   * zone.
   */
  busy: (
    token: string,
    calendarIds: readonly string[],
    span: Interval,
    timeZone: TimeZone,
  ) => Promise<Map<string, CalendarBusy[]>>
  /** The same with event ids, for a calendar that we can read. */
  busyEvents: (
    token: string,
    calendarId: string,
    span: Interval,
    timeZone: TimeZone,
  ) => Promise<CalendarBusy[]>
  /** Changes since the cursor. Without one, only returns a cursor. */
  changes: (
    token: string,
    calendarId: string,
    cursor: string | null,
    now: Instant,
  ) => Promise<CalendarChanges>
  /** One event as it is now. */
  find: (token: string, calendarId: string, id: string) => Promise<ChangedEvent>
  /** Absent: we have to poll. */
  watching?: WatchPort
  /** The id that an event will get. Null if the provider only says it when the event is written. */
  idOf: (key: string) => string | null
  /** Adds or changes an event. `id`: its id, if known. Repeat: the same. */
  put: (token: string, calendarId: string, event: CalendarEvent, id: string | null) => Promise<WrittenEvent>
  /** Repeat: does nothing. */
  remove: (token: string, calendarId: string, eventId: string) => Promise<void>
}

/** A meeting that needs a room. */
export interface WantedRoom {
  /** The same for each attempt. */
  key: string
  title: string
  start: Instant
  end: Instant
}

/** Rooms of a provider without calendars. Every call throws `ProviderError`. */
export interface RoomPort {
  kind: RoomKind
  /** Checks that it still lets us in. */
  look: (token: string) => Promise<void>
  /** `isRepeat`: an earlier attempt may have created it. */
  make: (token: string, room: WantedRoom, isRepeat: boolean) => Promise<{ id: string; url: string }>
  /** Keeps the room's address. Repeat: the same. */
  change: (token: string, id: string, room: WantedRoom) => Promise<void>
  /** Repeat: does nothing. */
  end: (token: string, id: string) => Promise<void>
}

/** Calls that a provider makes to us. */
export type Heard =
  /** A check whether it reaches us: it expects this response. */
  | { kind: 'asked'; answer: object }
  /** Somebody revoked our access at the provider. */
  | { kind: 'taken_back'; accountId: string }
  | { kind: 'nothing' }

export interface HookPort {
  /** Undefined if it is not proven that the provider calls. `body`: the raw bytes. */
  heard: (call: {
    headers: Readonly<Record<string, string | string[] | undefined>>
    body: string
    now: Instant
  }) => Heard | undefined
}

export interface Provider extends Pick<ProviderDescription, 'gives' | 'asks'> {
  id: ProviderId
  /** The variables that an operator sets. */
  needs: readonly string[]
  /** Set if it is polled less often than others. */
  looksEveryMs?: number
  /** Absent: the operator has not set it up. Accounts are connected by consent or by signing in. */
  ports?: Ports
}

/** How we talk to it. */
export interface Ports {
  oauth?: OAuthPort
  /** For people who only share when they are busy. Its calendars are never written, and their events never read. */
  freeBusy?: { oauth: OAuthPort; calendar: CalendarPort }
  signIn?: SignInPort
  calendar?: CalendarPort
  rooms?: RoomPort
  hook?: HookPort
}
