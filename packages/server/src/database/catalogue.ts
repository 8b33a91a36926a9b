/**
 * - `host`: rows of hosts, distributed by host_id, with which every key, unique index and reference begins
 * - `directory`: what is found before its host is known; small, without host_id, leading to a host by for_host
 * - `machinery`: of the server itself
 *
 * Tables of different kinds refer to each other by value alone: a database that is distributed keeps no foreign key
 * between them.
 */
export type Kind = 'host' | 'directory' | 'machinery'

/** Of the tables that a capability owns; said in its `tables.ts`. */
export type KindsOf<Tables> = Readonly<Record<keyof Tables, Kind>>

/** Those of no capability; pg-boss's lie in a schema of their own. */
export const OWN_TABLES: Readonly<Record<string, Kind>> = {
  migrations: 'machinery',
  secrets: 'machinery',
  trial: 'machinery',
}
