import type { DomainState } from '@scheduling/contract'

/** The DNS records of a domain, from one source. */
export interface DnsRecords {
  aliases: readonly string[]
  addresses: readonly string[]
  texts: readonly string[]
}

/** The expected DNS records. */
export interface Wanted {
  /** The name of this server, and the addresses it has. */
  target: string
  addresses: readonly string[]
  proof: string
}

export interface Verdict {
  state: DomainState
  found: string | null
}

/**
 * Compares the records from public resolvers and from the authoritative name servers (undefined if none answered). Null if
 * nothing is wrong.
 */
export function judgeNames(
  dnsRecords: DnsRecords,
  source: DnsRecords | undefined,
  wanted: Wanted,
): Verdict | null {
  if (isRight(dnsRecords, wanted)) return null
  if (source && isRight(source, wanted)) return { state: 'not_spread', found: null }
  const now = source ?? dnsRecords
  if (leadsHere(now, wanted)) return { state: 'no_proof', found: null }
  const found = [...now.aliases, ...now.addresses].slice(0, FOUND_MAX).join(', ')
  return found ? { state: 'wrong_target', found } : { state: 'no_record', found: null }
}

// More do not fit into a sentence.
const FOUND_MAX = 3

function isRight(standing: DnsRecords, wanted: Wanted): boolean {
  return leadsHere(standing, wanted) && standing.texts.includes(wanted.proof)
}

/** By alias (CNAME), or by the same addresses if a domain cannot have an alias. */
function leadsHere({ aliases, addresses }: DnsRecords, wanted: Wanted): boolean {
  if (aliases.some((alias) => alias.toLowerCase().replace(/\.$/, '') === wanted.target)) return true
  return addresses.length > 0 && addresses.every((address) => wanted.addresses.includes(address))
}
