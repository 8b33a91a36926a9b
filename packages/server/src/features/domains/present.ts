import type { Domain } from '@scheduling/contract'
import type { HostDomain } from './operations.ts'
import { PROOF_PREFIX } from './operations.ts'

export function presentDomain({ row, isUsed }: HostDomain, target: string): Domain {
  const { domain, proof, state, found, checked_at } = row
  return {
    domain,
    state,
    found,
    isUsed,
    checkedAt: checked_at.toISOString(),
    records: [
      { type: 'CNAME', name: domain, value: target },
      { type: 'TXT', name: `${PROOF_PREFIX}.${domain}`, value: proof },
    ],
  }
}
