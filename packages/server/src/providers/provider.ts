import type {
  BusyKind,
  CrmField,
  ProviderDescription,
  ProviderId,
  RoomKind,
  TypedField,
} from '@scheduling/contract'
import type { Instant, Interval, PlainDate, TimeZone } from '@scheduling/domain'

/** Why a provider did not do what we asked. */
export type ProviderFailure =
  | 'unauthorized'
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
  color: string | null
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
  /** Gives back the room that came with it, if the provider can do that without another event. */
  endsRoom?: true
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

/** Somebody in a CRM to whom contacts and meetings can belong. `email` is in lower case. */
export interface CrmOwner {
  id: string
  email: string
  name: string
}

/** A value of a contact's field: text, a date as YYYY-MM-DD, a number, yes or no, or ids of options. */
export type CrmValue = string | number | boolean | { options: readonly string[]; many: boolean }

/** `email` is in lower case. `values` by field, as text; several options are parted by semicolons. */
export interface CrmContact {
  id: string
  email: string
  name: string
  ownerId: string | null
  values: Readonly<Record<string, string>>
}

/** To whom a contact belongs. `emails` are in lower case. */
export interface CrmContactOwner {
  id: string
  emails: readonly string[]
  ownerId: string | null
}

export interface NewCrmContact {
  email: string
  name: string
  ownerId: string | null
  values: Readonly<Record<string, CrmValue>>
}

/** A booking as a meeting in a CRM. */
export interface CrmMeeting {
  /** The same for each attempt. */
  key: string
  title: string
  html: string
  location: string
  start: Instant
  end: Instant
  outcome: 'SCHEDULED' | 'CANCELED' | 'NO_SHOW'
  ownerId: string | null
  /** The invitee first. */
  contactIds: readonly string[]
}

/**
 * Contacts and meetings of a CRM. Every call throws `ProviderError`. Each makes two requests at most, `find` two for each
 * address.
 */
export interface ContactsPort {
  /** Everybody of one company sees the same contacts. `accountId`: of a `ProviderAccount`. */
  companyOf: (accountId: string) => string
  /** Checks that it still lets us in. */
  look: (token: string) => Promise<void>
  owners: (token: string) => Promise<CrmOwner[]>
  /** Fields of contacts that we may write. */
  fields: (token: string) => Promise<CrmField[]>
  /** Contacts with these addresses, with what these fields contain. */
  find: (
    token: string,
    emails: readonly string[],
    fieldIds: readonly string[],
    now: Instant,
  ) => Promise<CrmContact[]>
  /** All contacts, one page after the other. `page`: null for the first. `next`: null after the last. */
  list: (
    token: string,
    page: string | null,
  ) => Promise<{ contacts: readonly CrmContactOwner[]; next: string | null }>
  /** Answers the id of the contact, also of one that existed. */
  make: (token: string, contact: NewCrmContact) => Promise<string>
  change: (token: string, id: string, values: Readonly<Record<string, CrmValue>>) => Promise<void>
  /** The meeting of this contact that has this key. */
  findMeeting: (token: string, contactId: string, key: string) => Promise<string | undefined>
  makeMeeting: (token: string, meeting: CrmMeeting) => Promise<string>
  /** `added`: contacts that the meeting may not have yet. Repeat: the same. */
  changeMeeting: (token: string, id: string, meeting: CrmMeeting, added: readonly string[]) => Promise<void>
}

/**
 * What became of a contact. `company`: the first part of the ids of its accounts. `merged`: `into` stands for it now. `given`: it
 * belongs to somebody else, or nobody.
 */
export type ContactChange = { company: string; contactId: string } & (
  | { kind: 'gone' }
  | { kind: 'merged'; into: string }
  | { kind: 'given'; ownerId: string | null }
)

/** Where leads go in an outreach tool: a campaign, or an audience. */
export interface OutreachTarget {
  id: string
  name: string
  /** The tool takes leads for it now. */
  isReady: boolean
}

/** A lead as an outreach tool gets it. */
export interface OutreachLead {
  /** In lower case. */
  email: string | null
  /** Address of the profile on LinkedIn. */
  profile: string | null
  /** Empty if it is not known, like the next ones. */
  firstName: string
  lastName: string
  company: string
  /** The lead's own link. */
  link: string
}

/** Campaigns of an outreach tool. Every call throws `ProviderError` and makes one request unless it says so. */
export interface OutreachPort {
  /** By what it finds a lead. A lead needs one of these. */
  finds: readonly ('email' | 'profile')[]
  /** How many leads it takes in one request. */
  atOnce: number
  /** Requests that `targets` makes at most. */
  requestsOfTargets: number
  /** Checks that it still lets us in. */
  look: (key: string) => Promise<void>
  targets: (key: string) => Promise<OutreachTarget[]>
  /**
   * Adds leads with their links in a custom field. Answers the places of those that it may not have taken, so that they are added
   * one by one: a single one that is `left` was refused. `invalid`: nothing was added. Repeat: the same.
   */
  push: (
    key: string,
    targetId: string,
    field: string,
    leads: readonly OutreachLead[],
  ) => Promise<{ left: readonly number[] }>
  /** For tools that leave out a lead that is there, also if it was added by this push before a crash. */
  linked?: {
    /** How many leads it looks up in one request. */
    atOnce: number
    /** Answers the places of those that are there with their links. */
    find: (
      key: string,
      targetId: string,
      field: string,
      leads: readonly OutreachLead[],
    ) => Promise<readonly number[]>
  }
  /**
   * The lead has booked: it gets no more messages. `tag`: what marks it, where the provider's description has `marksLeads`. Up to
   * three requests. `not_found`: it is not there. Repeat: the same.
   */
  tellBooked: (
    key: string,
    targetId: string,
    lead: Pick<OutreachLead, 'email' | 'profile'>,
    tag?: string | null,
  ) => Promise<void>
}

/** Calls that a provider makes to us. */
export type Heard =
  /** A check whether it reaches us: it expects this response. */
  | { kind: 'asked'; answer: object }
  /** Somebody revoked our access at the provider. */
  | { kind: 'taken_back'; accountId: string }
  | { kind: 'contacts'; changes: readonly ContactChange[] }
  | { kind: 'nothing' }

export interface HookPort {
  /** Undefined if it is not proven that the provider calls. `body`: the raw bytes. */
  heard: (call: {
    /** As the provider called it. */
    url: string
    headers: Readonly<Record<string, string | string[] | undefined>>
    body: string
    now: Instant
  }) => Heard | undefined
}

export interface Provider extends Pick<ProviderDescription, 'gives' | 'asks' | 'marksLeads'> {
  id: ProviderId
  /** The variables that an operator sets. */
  needs: readonly string[]
  /** Set if it is polled less often than others. */
  checkEveryMs?: number
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
  contacts?: ContactsPort
  outreach?: OutreachPort
  /** Calls to `/hooks/<id>`. */
  hook?: HookPort
  /** Calls to the address where people come back after consent. */
  uninstall?: HookPort
}
