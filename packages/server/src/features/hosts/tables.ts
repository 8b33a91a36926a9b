import type { DateFormat, TrackingAppId } from '@scheduling/contract'
import type { Language } from '@scheduling/domain/languages'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { HostId } from '../../host-id.ts'

export interface Colors {
  background?: string
  text?: string
  button?: string
}

/** The public data of a host, with the address for its mails. */
export interface ProfileRow {
  host_id: HostId
  name: string
  email: string
  phone: Generated<string | null>
  time_zone: string
  language: Language
  week_start: Generated<'mon' | 'sun' | 'sat'>
  time_format: Generated<'12h' | '24h'>
  date_format: Generated<DateFormat>
  first_name: Generated<string>
  last_name: Generated<string>
  company: Generated<string>
  /** Whether each booking needs a proof of work from the invitee's device. */
  asks_for_proof: Generated<boolean>
  /** Null: the host's language. */
  invitee_language: Generated<Language | null>
  welcome_message: Generated<string>
  /** Null: the address is not confirmed yet, and the pages are not live. */
  opened_at: Generated<Date | null>
  /** Null: not closed. Nobody finds the pages of a closed host. */
  closed_at: Generated<Date | null>
  /** The ids of the integrations, for the pages. */
  tracking_ids: Generated<Partial<Record<TrackingAppId, string>>>
}

export interface BrandingRow {
  host_id: HostId
  /** File names that `imageAddress` of the contract takes; `logo` likewise. */
  avatar: Generated<string | null>
  logo: Generated<string | null>
  background: Generated<string | null>
  colors: Generated<Colors>
  hides_product_name: Generated<boolean>
}

export interface HostTables {
  /** First path segments of the booking pages. Each host has one current link; earlier ones lead there for a while. */
  links: { link: string; for_host: HostId; until: Date | null }
  /** Lower case. */
  custom_domains: {
    domain: string
    for_host: HostId
    /** Null: links do not carry it yet. */ used_since: Generated<Date | null>
  }
  /** The row that every booking rewrites. */
  hosts: {
    host_id: HostId
    /** Changes with each change of the host's bookings and holds. */
    busy_revision: Generated<string>
    /** When the last of the host's holds ends. */
    held_until: Generated<Date | null>
  }
  /** Which hosts an account acts for: its own, and the organizations that it is a member of. */
  memberships: { account_id: string; for_host: HostId; of_organization: Generated<boolean> }
  profiles: ProfileRow
  brandings: BrandingRow
}

export const TABLES: KindsOf<HostTables> = {
  memberships: 'directory',
  links: 'directory',
  custom_domains: 'directory',
  hosts: 'host',
  profiles: 'host',
  brandings: 'host',
}

/** Tables that are in no export of a host, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  hosts: 'a lock',
}

declare module '../../database/schema.ts' {
  interface Database extends HostTables {}
}
