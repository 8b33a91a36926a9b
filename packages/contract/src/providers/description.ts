// What a provider is, in words that every package reads. How it is spoken to stands in the server, in the folder of its name.

/** What an account there is good for. */
export const PROVIDER_PORTS = ['calendars', 'rooms'] as const
type ProviderPort = (typeof PROVIDER_PORTS)[number]

export const TYPED_FIELDS = ['address', 'user', 'password'] as const
export type TypedField = (typeof TYPED_FIELDS)[number]

/** A room that a provider makes for a meeting. */
export interface RoomDescription {
  /** As locations of event types and bookings name it. */
  kind: string
  /** The maker's own, the same in every language. */
  name: string
}

/** An app of the integrations that works through an account of the host's. Its words are `app.<id>` in the messages. */
export interface ProviderApp {
  id: string
  category: 'video' | 'calendars'
  /** How to begin, one after the other: `connect.step_<step>` in the messages. */
  steps: readonly ('calendar' | 'connect' | 'connect_teams' | 'location' | 'room' | 'busy' | 'follow')[]
  /** The brand's own, as Simple Icons draws it (CC0 1.0, https://simpleicons.org), 24 by 24. Absent: it may not be drawn. */
  mark?: string
}

export interface ProviderDescription {
  id: string
  /** The maker's own, the same in every language. */
  name: string
  gives: readonly ProviderPort[]
  /** What an account's owner types; nothing where the provider asks for their consent on a page of its own. */
  asks: readonly TypedField[]
  /** Nothing is written into its calendars. */
  isReadOnly?: true
  /** The first stands for an account: its mark and its page. */
  apps: readonly [ProviderApp, ...ProviderApp[]]
}
