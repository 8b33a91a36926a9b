/**
 * How often something may be done by unknown people or at a stranger's cost. If others can use a key up (an
 * account, a host, a recipient), passing its limit never leads to a refusal: it costs the caller work.
 */
export interface Policy {
  /** Part of the key for counting attempts. */
  name: string
  /** Whom it protects, and from what. */
  protects: string
  /** What each count belongs to. */
  per:
    | 'network'
    | 'network and account'
    | 'network and host'
    | 'network and recipient'
    | 'account'
    | 'device'
    | 'key'
    // Also the person who acts for the host: what they do for one organization counts in all others, too.
    | 'host'
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
  /** Free attempts per period. */
  free: number
  /**
   * Only `per: 'host'`: free attempts of one network, whoever acts for whatever host. For what costs strangers or money, so
   * that several accounts do not multiply it. Programs share networks, and do not count.
   */
  freeOfNetwork?: number
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

// For `periodSeconds`.
export const MINUTES = 60
export const HOURS = 60 * MINUTES

/** The limits of one capability. Declared in its `index.ts`. */
export function policies<const Table extends Record<string, Policy>>(
  table: Table,
): { readonly [Name in keyof Table]: Policy } {
  return table
}
