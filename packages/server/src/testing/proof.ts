import type { Problem } from '@scheduling/contract'
import { solveProof } from '@scheduling/contract/proof'
import { expect } from 'vitest'

/** The header that answers a `proof_needed` refusal. */
export async function proofFor(refusal: unknown): Promise<{ 'proof-of-work': string }> {
  const { code, proof } = refusal as Problem
  expect(code).toBe('proof_needed')
  if (!proof) throw new Error('proof_needed came without a challenge')
  return { 'proof-of-work': await solveProof(proof) }
}
