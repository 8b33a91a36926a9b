import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { isWithin } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { service } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { connectedDomains, hostOfDomain, putCustomDomain } from './domain-store.ts'

export { useDomain, disconnectDomain } from './domain-store.ts'

// Short enough that a new domain works before its owner tries it. Unknown names, of which there are many, cost no
// query.
const KEPT_MS = 10_000

export interface CustomDomains {
  /** In lower case. */
  names: () => Promise<ReadonlySet<string>>
  /** The link of the host that owns the domain; undefined if nobody does. */
  ownerOf: (domain: string | undefined) => Promise<string | undefined>
  /** Call it after a change: the domains are read again. */
  forget: () => void
}

interface Kept {
  at: Instant
  domains: Promise<{ names: ReadonlySet<string>; owners: ReadonlyMap<string, string> }>
}

/** The domains that hosts have proved to own, cached for a while for all callers. */
export const DOMAINS = service<CustomDomains>({ name: 'custom-domains', open: openDomains })

function openDomains({ db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>): CustomDomains {
  const ownHost = new URL(config.publicUrl).host
  let kept: Kept | undefined
  async function read() {
    const rows = await connectedDomains(db)
    const owners = new Map(rows.map(({ domain, link }) => [domain, link]))
    return { names: new Set(owners.keys()), owners }
  }
  function domains(): Kept['domains'] {
    const now = clock.now()
    if (kept && isWithin(kept.at, KEPT_MS, now)) return kept.domains
    const reading = { at: now, domains: read() }
    kept = reading
    // After a failure, the next call reads again.
    reading.domains.catch(() => (kept = undefined))
    return reading.domains
  }
  return {
    names: async () => (await domains()).names,
    ownerOf: async (domain) =>
      // Nearly all requests use the server's own name.
      domain === undefined || domain === ownHost ? undefined : (await domains()).owners.get(domain),
    forget: () => {
      kept = undefined
    },
  }
}

/** The host that proved it last. */
export async function ownerOfDomain(
  { db }: Pick<Context, 'db'>,
  domain: string,
): Promise<HostId | undefined> {
  return hostOfDomain(db, domain)
}

/** From now on requests may use it; an earlier owner loses it. Repeat: the same. */
export async function connectDomain(
  trx: Transaction<Database>,
  { hostId, domain }: { hostId: HostId; domain: string },
): Promise<void> {
  await putCustomDomain(trx, hostId, domain)
}
