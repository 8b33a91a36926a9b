/**
 * How often something may be done by unknown people or at a stranger's cost. If others can use a key up (an
 * account, a host, a recipient), passing its limit never leads to a refusal: it costs the caller work.
 */
export interface CommonPolicy {
  /** Part of the key for counting attempts. */
  name: string
  /** Whom it protects, and from what. */
  protects: string
  /** Free attempts per period. */
  free: number
  periodSeconds: number
  /**
   * What happens after that. `prove`: work that doubles with each attempt. `wait`: until the period ends.
   * `double`: a wait of one period, which doubles with each wrong guess until one is right.
   */
  past: 'prove' | 'wait' | 'double'
  /**
   * After this many, even work does not help until the period ends. Only for keys that nobody but the caller
   * can use up.
   */
  most?: number
}

/** A policy whose attempts are counted for one subject, such as a recipient. */
export interface SubjectPolicy extends CommonPolicy {
  /** What each count belongs to. */
  per:
    | 'network'
    | 'network and account'
    | 'network and host'
    | 'network and recipient'
    | 'account'
    | 'device'
    | 'key'
    // The host whose pages strangers visit.
    | 'visited host'
    | 'recipient'
    | 'booking'
    | 'site'
    | 'company'
    | 'video'
    | 'network and video'
    | 'campaign'
    | 'network and campaign'
}

/**
 * A policy for what somebody does for a host. An attempt counts for the host, and for the person with all hosts that they act
 * for. Otherwise another organization would be another allowance.
 */
export interface HostPolicy extends CommonPolicy {
  per: 'host'
  /**
   * Free attempts of one network, whoever acts for whatever host. For what costs strangers or money, so that several accounts
   * do not multiply it. Programs share networks, and do not count.
   */
  freeOfNetwork?: number
}

export type Policy = SubjectPolicy | HostPolicy

// For `periodSeconds`.
export const MINUTES = 60
export const HOURS = 60 * MINUTES

/** The limits of one capability. Declared in its `index.ts`. */
export function policies<const Table extends Record<string, Policy>>(
  table: Table,
): { readonly [Name in keyof Table]: Table[Name] extends HostPolicy ? HostPolicy : SubjectPolicy }
export function policies(table: Record<string, Policy>): Record<string, Policy> {
  return table
}
