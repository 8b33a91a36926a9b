import type { DateFormat, TrackingAppId } from '@scheduling/contract'
import type { Language } from '@scheduling/domain/languages'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalogue.ts'
import type { HostId } from '../../host-id.ts'

export interface Colours {
  background?: string
  text?: string
  button?: string
}

/** Who is booked, as everybody may know them, with the address that their mails go to. */
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
  /** Whether each booking costs the device of who books a moment of work. */
  asks_for_proof: Generated<boolean>
  /** Null: that of the host. */
  invitee_language: Generated<Language | null>
  welcome_message: Generated<string>
  /** Null: nobody has confirmed the address yet, and the pages are not open. */
  opened_at: Generated<Date | null>
  /** Null: not closed. Nobody finds the pages of one that is. */
  closed_at: Generated<Date | null>
  /** Those of the integrations, for the pages. */
  tracking_ids: Generated<Partial<Record<TrackingAppId, string>>>
}

export interface BrandingRow {
  host_id: HostId
  /** Names of files, as `imageAddress` of the contract takes them; below likewise. */
  avatar: Generated<string | null>
  logo: Generated<string | null>
  background: Generated<string | null>
  colours: Generated<Colours>
  hides_product_name: Generated<boolean>
}

export interface HostTables {
  /** The first segments of the booking pages' paths; one of each host's counts, others lead there for a while. */
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
    /** Another one with each change of the host's bookings and holds. */
    busy_revision: Generated<string>
    /** When the last of the host's holds ends. */
    held_until: Generated<Date | null>
  }
  /** Which hosts an account acts for. */
  memberships: { account_id: string; for_host: HostId }
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

declare module '../../database/schema.ts' {
  interface Database extends HostTables {}
}
