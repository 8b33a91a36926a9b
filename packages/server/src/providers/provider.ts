import type { BusyKind, ProviderDescription, ProviderId, RoomKind, TypedField } from '@scheduling/contract'
import type { Instant, Interval, PlainDate, TimeZone } from '@scheduling/domain'

/** Why a provider did not do what it was asked for. */
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
  /** How long it wants not to be asked, where it says so. */
  readonly restMs: number | undefined

  /** `found`: its own word for it. Never anything of a person. */
  constructor(failure: ProviderFailure, found: string, restMs?: number) {
    super(`${failure}: ${found}`)
    this.failure = failure
    this.found = found
    this.restMs = restMs
  }
}

/** What opens an account with a provider, and for how long. */
export interface Tokens {
  access: string
  /** Absent: that from before stays. */
  refresh?: string
  until: Instant
  scopes: readonly string[]
}

/** Whose account it is: `id` for good, `name` as people know it. */
export interface ProviderAccount {
  id: string
  name: string
}

export interface OAuthPort {
  /** Without these it is of no use. */
  scopes: readonly string[]
  /** Where a person says yes. */
  consentUrl: (asked: { state: string; challenge: string; redirectUri: string }) => string
  exchange: (
    given: { code: string; verifier: string; redirectUri: string },
    now: Instant,
  ) => Promise<{ tokens: Tokens; account: ProviderAccount }>
  refresh: (refreshToken: string, now: Instant) => Promise<Tokens>
  revoke: (refreshToken: string) => Promise<void>
}

/** Whose account it will be: the host's id and address, in small letters. */
export interface Owner {
  hostId: string
  email: string
}

/** An account that is opened with what its owner types. */
export interface SignInPort {
  /** Answers what opens it from then on. Throws `ProviderError`. */
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
  /** Whether what is in it can be read, and not only when it is busy. */
  canRead: boolean
}

/** What a calendar calls itself, and when somebody is busy by it. */
export interface CalendarText {
  name: string | null
  times: CalendarBusy[]
}

/** `eventId` where it is known which event it is. */
export interface CalendarBusy extends Interval {
  eventId?: string
  /** For its owner; never kept. */
  title?: string
  /** Absent: it is plainly busy. */
  kind?: BusyKind
}

/** An event that was added, changed or deleted since. */
export interface ChangedEvent {
  id: string
  isDeleted: boolean
  /** Absent: it was deleted, has none, or is for whole dates. */
  times?: Interval
  /** It has dates: whatever its times are, no booking can have them. */
  isAllDay?: boolean
  /** Of one for a single whole date. */
  date?: PlainDate
  isDeclinedByOwner?: boolean
  /** Addresses, in small letters. */
  declinedBy: readonly string[]
}

export interface CalendarChanges {
  /** From where to go on the next time. */
  cursor: string
  /** The cursor was too old: these are all events that begin in this span. */
  whole: Interval | null
  events: readonly ChangedEvent[]
}

/** How a provider says itself that something changed in a calendar. */
export interface WatchPort {
  /** `address` is called from then on, with what proves that it is this watch. */
  begin: (
    token: string,
    calendarId: string,
    watch: { id: string; address: string; secret: string; now: Instant },
  ) => Promise<{ resource: string; until: Instant }>
  end: (token: string, watch: { id: string; resource: string }) => Promise<void>
  /** What it was given when the watch began. */
  secretIn: (call: {
    headers: Readonly<Record<string, string | string[] | undefined>>
    body: string
  }) => string | undefined
  /** Calls first with something that it wants back. */
  answersChallenge?: true
}

/** What a booking looks like in a calendar. */
export interface CalendarEvent {
  /** The same for each attempt: a repeat changes what is there. 5 to 1024 of 0-9 and a-v. */
  key: string
  title: string
  description: string
  location: string
  start: Instant
  end: Instant
  /** Of a whole date: it, and the zone in which start and end are its boundaries. Absent: at a time. */
  allDay?: { date: PlainDate; timeZone: TimeZone }
  attendees: readonly { email: string; name?: string }[]
  /** Asks for a room of the provider's own. */
  wantsRoom: boolean
}

export interface WrittenEvent {
  /** As the provider calls it. */
  id: string
  /** Absent: it has no room, or none yet. */
  roomUrl?: string
}

/** Each call throws `ProviderError`. */
export interface CalendarPort {
  list: (token: string) => Promise<ProviderCalendar[]>
  /** Which rooms come with its events. Absent: none. */
  roomKind?: RoomKind
  /** By calendar; one that cannot be found is an error. `timeZone`: of whole days, where a calendar says none. */
  busy: (
    token: string,
    calendarIds: readonly string[],
    span: Interval,
    timeZone: TimeZone,
  ) => Promise<Map<string, CalendarBusy[]>>
  /** The same of one that can be read, with the ids of its events. */
  busyEvents: (
    token: string,
    calendarId: string,
    span: Interval,
    timeZone: TimeZone,
  ) => Promise<CalendarBusy[]>
  /** Since the cursor; without one nothing but a cursor is answered. */
  changes: (
    token: string,
    calendarId: string,
    cursor: string | null,
    now: Instant,
  ) => Promise<CalendarChanges>
  /** One event, as it is now. */
  find: (token: string, calendarId: string, id: string) => Promise<ChangedEvent>
  /** Absent: it has to be asked. */
  watching?: WatchPort
  /** What an event will be called; null where the provider says so when it is written. */
  idOf: (key: string) => string | null
  /** Adds it or changes what is there. `id`: what it is called, where that is known. Repeat: the same. */
  put: (token: string, calendarId: string, event: CalendarEvent, id: string | null) => Promise<WrittenEvent>
  /** Repeat: does nothing. */
  remove: (token: string, calendarId: string, eventId: string) => Promise<void>
}

/** What a room looks like to its provider. */
export interface WantedRoom {
  /** The same for each attempt. */
  key: string
  title: string
  start: Instant
  end: Instant
}

/** Rooms of a provider that has no calendars. Each call throws `ProviderError`. */
export interface RoomPort {
  kind: RoomKind
  /** Whether it still lets us in. */
  look: (token: string) => Promise<void>
  /** `isRepeat`: an earlier attempt may have made it. */
  make: (token: string, room: WantedRoom, isRepeat: boolean) => Promise<{ id: string; url: string }>
  /** Its address stays. Repeat: the same. */
  change: (token: string, id: string, room: WantedRoom) => Promise<void>
  /** Repeat: does nothing. */
  end: (token: string, id: string) => Promise<void>
}

/** What a provider says by itself. */
export type Heard =
  /** Whether it reaches us: it wants this back. */
  | { kind: 'asked'; answer: object }
  /** Somebody took back what they gave, at the provider. */
  | { kind: 'taken_back'; accountId: string }
  | { kind: 'nothing' }

export interface HookPort {
  /** Undefined where it is not proven that the provider calls. `body` as it came. */
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
  /** Where it is asked less often than others. */
  looksEveryMs?: number
  /** Absent: whoever runs the server has not set it up. Accounts are connected by consent, or by signing in. */
  ports?: Ports
}

/** How it is spoken to. */
export interface Ports {
  oauth?: OAuthPort
  signIn?: SignInPort
  calendar?: CalendarPort
  rooms?: RoomPort
  hook?: HookPort
}
