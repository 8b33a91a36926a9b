import type { Database } from './schema.ts'

/**
 * - `host`: rows of hosts, distributed by host_id, with which every key, unique index and reference begins
 * - `directory`: what is found before its host is known; small, without host_id, leading to a host by for_host
 * - `machinery`: of the server itself
 *
 * Tables of different kinds refer to each other by value alone: a database that is distributed keeps no foreign key
 * between them.
 */
export type Kind = 'host' | 'directory' | 'machinery'

/** Every table of ours; those of pg-boss lie in a schema of their own. */
export const CATALOGUE: Readonly<Record<keyof Database | 'migrations' | 'trial', Kind>> = {
  account_emails: 'directory',
  account_events: 'host',
  accounts: 'directory',
  attempts: 'machinery',
  booking_requests: 'host',
  bookings: 'host',
  brandings: 'host',
  caught_mails: 'machinery',
  credentials: 'directory',
  custom_domains: 'directory',
  deliveries: 'host',
  embeds: 'host',
  event_types: 'host',
  failed_sign_ins: 'machinery',
  holds: 'host',
  hosts: 'host',
  idempotency_keys: 'host',
  integrations: 'host',
  kept_sites: 'host',
  known_devices: 'directory',
  links: 'directory',
  mail_readers: 'host',
  mail_stops: 'host',
  mail_stops_everywhere: 'directory',
  memberships: 'directory',
  migrations: 'machinery',
  plans: 'host',
  profiles: 'host',
  schedules: 'host',
  secrets: 'machinery',
  sessions: 'directory',
  sign_ups: 'directory',
  trial: 'machinery',
  verifications: 'directory',
  webhook_deliveries: 'host',
  webhook_health: 'host',
  webhooks: 'host',
}
