import type { Client } from '@scheduling/contract'
import type { Generated } from 'kysely'
import type { KindsOf } from '../../database/catalog.ts'
import type { Json } from '../../database/columns.ts'
import type { HostId } from '../../host-id.ts'

export interface ClientRow {
  host_id: HostId
  id: string
  name: string
  /** Null: the host copied the link, and the client has not told theirs. */
  email: string | null
  /** The name of the meetings with them. */
  topic: string
  duration: number
  location: Json<Client['location']>
  /** Without `expired`, which follows from `ends_at`. */
  state: 'asked' | 'connected' | 'met' | 'declined' | 'taken_back' | 'ended'
  /** Of the links that are valid, the newest first. */
  key_hashes: Buffer[]
  /** Which of them were mailed to the address. */
  mailed_key_hashes: Generated<Buffer[]>
  /** Whether its owner answered with a mailed link. Until then, the address is what the host typed. */
  is_address_proved: Generated<boolean>
  asked_at: Date
  /** When the link ends if nobody answers. */
  ends_at: Date
  answered_at: Date | null
  /** The host of the plan `connect` that has their connection. It stays while meetings need it. */
  client_host: HostId | null
  time_zone: string | null
  deleted_at: Date | null
}

export interface ClientTables {
  clients: ClientRow
}

export const TABLES: KindsOf<ClientTables> = {
  clients: 'host',
}

declare module '../../database/schema.ts' {
  interface Database extends ClientTables {}
}
