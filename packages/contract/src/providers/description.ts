// Facts about a provider that every package reads. The code that talks to it is in the server, in the folder of its
// name.

/** What an account of the provider can be used for. */
export const PROVIDER_PORTS = ['calendars', 'rooms', 'contacts', 'outreach'] as const
type ProviderPort = (typeof PROVIDER_PORTS)[number]

export const TYPED_FIELDS = ['address', 'user', 'password', 'key'] as const
export type TypedField = (typeof TYPED_FIELDS)[number]

/** A kind of room that a provider creates for a meeting. */
export interface RoomDescription {
  /** Its name in the locations of event types and bookings. */
  kind: string
  /** The provider's own name, the same in every language. */
  name: string
}

/** An app of the integrations that uses an account of the host. Its texts are `app.<id>` in the messages. */
export interface ProviderApp {
  id: string
  category: 'video' | 'calendars' | 'native' | 'sales'
  /** The first steps, in order: `connect.step_<step>` in the messages. */
  steps: readonly (
    | 'calendar'
    | 'connect'
    | 'connect_teams'
    | 'location'
    | 'room'
    | 'busy'
    | 'follow'
    | 'contacts'
    | 'fields'
    | 'key'
    | 'push'
    | 'told'
  )[]
  /**
   * The brand's logo from Simple Icons (CC0 1.0, https://simpleicons.org), 24 by 24. Absent if we may not show it.
   */
  mark?: string
}

export interface ProviderDescription {
  id: string
  /** The maker's own name, the same in every language. */
  name: string
  gives: readonly ProviderPort[]
  /** What the owner of an account types. Empty if the provider asks for consent on its own page. */
  asks: readonly TypedField[]
  /** The password is that of the account. Absent: one that is made for this app. */
  asksAccountPassword?: true
  /** We never write to its calendars. */
  isReadOnly?: true
  /** How it marks leads who book, as the host names it. Absent: it cannot. */
  marksLeads?: 'tag' | 'label'
  /** The first app represents an account: its logo and its page. */
  apps: readonly [ProviderApp, ...ProviderApp[]]
}
