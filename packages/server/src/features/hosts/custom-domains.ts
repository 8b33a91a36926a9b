import type { Instant } from '@scheduling/domain'
import type { Transaction } from 'kysely'
import { isWithin } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { keeping } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import {
  connectedDomains,
  deleteCustomDomain,
  hostOfDomain,
  putCustomDomain,
  setDomainUsed,
} from './domain-store.ts'

// What somebody has just connected is there before they have looked. Names that nobody knows are many and cost nothing.
const KEPT_MS = 10_000

export interface CustomDomains {
  /** In lower case. */
  names: () => Promise<ReadonlySet<string>>
  /** The link of whose domain it is; undefined for what is nobody's. */
  ownerOf: (domain: string | undefined) => Promise<string | undefined>
  /** Something has changed: they are read anew. */
  forget: () => void
}

interface Kept {
  at: Instant
  domains: Promise<{ names: ReadonlySet<string>; owners: ReadonlyMap<string, string> }>
}

/** The domains that are proven to be hosts', read at most once in a while whoever asks. */
export const DOMAINS = keeping<CustomDomains>({ name: 'custom-domains', open: openDomains })

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
    // What could not be read is asked for again.
    reading.domains.catch(() => (kept = undefined))
    return reading.domains
  }
  return {
    names: async () => (await domains()).names,
    ownerOf: async (domain) =>
      // Nearly all ask by the server's own name.
      domain === undefined || domain === ownHost ? undefined : (await domains()).owners.get(domain),
    forget: () => {
      kept = undefined
    },
  }
}

/** Whose it is now, by the last proof that was seen. */
export async function ownerOfDomain(
  { db }: Pick<Context, 'db'>,
  domain: string,
): Promise<HostId | undefined> {
  return hostOfDomain(db, domain)
}

/** Requests may ask by it from now on; whoever had it before has it no more. Repeat: the same. */
export async function connectDomain(
  trx: Transaction<Database>,
  { hostId, domain }: { hostId: HostId; domain: string },
): Promise<void> {
  await putCustomDomain(trx, hostId, domain)
}

/** Links carry it from then on; null: not any more. */
export async function useDomain(
  trx: Transaction<Database>,
  hostId: HostId,
  since: Date | null,
): Promise<void> {
  await setDomainUsed(trx, hostId, since)
}

export async function disconnectDomain(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  await deleteCustomDomain(trx, hostId)
}
