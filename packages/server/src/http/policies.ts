/**
 * How often something may be done by people whom nobody knows, or at a stranger's cost. A key that somebody else can use
 * up (an account, a host, a recipient) never leads to a refusal: what comes past it costs the caller work.
 */
export interface Policy {
  /** Part of the key under which attempts are counted. */
  name: string
  /** Whom it protects, from what. */
  protects: string
  /** What one count belongs to. */
  per:
    | 'network'
    | 'network and account'
    | 'network and host'
    | 'network and recipient'
    | 'account'
    | 'device'
    | 'host'
    | 'recipient'
    | 'booking'
    | 'site'
  /** Per period without more ado. */
  free: number
  periodSeconds: number
  /**
   * What comes past it: work that doubles as the count does, a wait until the period ends, or a wait that begins with the
   * period and doubles with each guess until one is right.
   */
  past: 'prove' | 'wait' | 'double'
  /** Past this many even work does not help until the period ends; only where the key is the caller's own. */
  most?: number
}

// For `periodSeconds`.
export const MINUTES = 60
export const HOURS = 60 * MINUTES

/** The limits of one capability; named in its `index.ts`. */
export function policies<const Table extends Record<string, Policy>>(
  table: Table,
): { readonly [Name in keyof Table]: Policy } {
  return table
}
