/**
 * - `host`: rows of hosts, distributed by host_id. Every key, unique index and reference starts with it.
 * - `directory`: looked up before the host is known. Small, no host_id; for_host points to a host.
 * - `machinery`: belongs to the server itself.
 * Tables of different kinds refer to each other by value only: a distributed database has no foreign keys
 * between them.
 */
export type Kind = 'host' | 'directory' | 'machinery'

/** The kinds of the tables that a capability owns. Declared in its `tables.ts`. */
export type KindsOf<Tables> = Readonly<Record<keyof Tables, Kind>>

/** Tables of no capability. The tables of pg-boss are in their own schema. */
export const OWN_TABLES: Readonly<Record<string, Kind>> = {
  migrations: 'machinery',
  newest_backup: 'machinery',
  restored: 'machinery',
  secrets: 'machinery',
  trial: 'machinery',
}
