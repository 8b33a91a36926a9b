import type { TrackingAppId } from '@scheduling/contract'
import type { Language } from '@scheduling/domain/languages'
import type { Generated } from 'kysely'

export interface Colours {
  background?: string
  text?: string
  button?: string
}

export interface HostRow {
  id: string
  email: string
  password_hash: string
  name: string
  link: string
  phone: Generated<string | null>
  time_zone: string
  language: Language
  week_start: Generated<'mon' | 'sun' | 'sat'>
  time_format: Generated<'12h' | '24h'>
  welcome_message: Generated<string>
  avatar: Generated<string | null>
  logo: Generated<string | null>
  colours: Generated<Colours>
  verified_at: Generated<Date | null>
  account_type: Generated<'prime' | 'basic'>
  plan_type: Generated<string>
  lifetime: Generated<boolean>
  quantity: Generated<number>
  quantity_minutes: Generated<number>
  event_numbers: Generated<number | null>
  trial_end: Generated<Date | null>
  custom_domain: Generated<string | null>
  /** Another one with each change of the host's bookings and holds. */
  busy_revision: Generated<string>
  /** When the last of the host's holds ends. */
  held_until: Generated<Date | null>
  /** Those of the integrations, for the pages. */
  tracking_ids: Generated<Partial<Record<TrackingAppId, string>>>
  created_at: Date
}

export interface AccountTables {
  hosts: HostRow
  /** Who signs in with which e-mail. */
  account_emails: { email_key: string; host_id: string }
  /** Hosts whose address nobody has confirmed yet. */
  sign_ups: { host_id: string; ends_at: Date }
  /** One row per mail with a link and a code. */
  verifications: {
    host_id: string
    link_hash: Buffer
    code_hash: Buffer
    email_key: string
    tries: Generated<number>
    expires_at: Date
  }
  /** Browsers that have signed in before. */
  known_devices: { host_id: string; token_hash: Buffer; used_at: Date }
  /** Counted per hour for any e-mail, by its digest. */
  failed_sign_ins: {
    account: Buffer
    hour: Date
    count: number
    browser: string | null
    system: string | null
    network: string | null
    last_at: Date
  }
  sessions: {
    token_hash: Buffer
    host_id: string
    device_id: string | null
    created_at: Date
    expires_at: Date
  }
}

declare module '../../database/schema.ts' {
  interface Database extends AccountTables {}
}
