import type { DomainState } from '@scheduling/contract'

/** What stands in the DNS for a domain, asked in one place. */
export interface DnsRecords {
  aliases: readonly string[]
  addresses: readonly string[]
  texts: readonly string[]
}

/** What should stand there. */
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
 * What the DNS says, as the world sees it and as the responsible name servers have it (undefined where none answered).
 * Null where nothing is wrong with it.
 */
export function judgeNames(
  known: DnsRecords,
  source: DnsRecords | undefined,
  wanted: Wanted,
): Verdict | null {
  if (isRight(known, wanted)) return null
  if (source && isRight(source, wanted)) return { state: 'not_spread', found: null }
  const now = source ?? known
  if (leadsHere(now, wanted)) return { state: 'no_proof', found: null }
  const found = [...now.aliases, ...now.addresses].slice(0, FOUND_MAX).join(', ')
  return found ? { state: 'wrong_target', found } : { state: 'no_record', found: null }
}

// A sentence has room for no more.
const FOUND_MAX = 3

function isRight(standing: DnsRecords, wanted: Wanted): boolean {
  return leadsHere(standing, wanted) && standing.texts.includes(wanted.proof)
}

/** By name, or where a domain may have no alias by the same addresses. */
function leadsHere({ aliases, addresses }: DnsRecords, wanted: Wanted): boolean {
  if (aliases.some((alias) => alias.toLowerCase().replace(/\.$/, '') === wanted.target)) return true
  return addresses.length > 0 && addresses.every((address) => wanted.addresses.includes(address))
}
