import type { Passkey } from '@scheduling/contract'
import type { StoredPasskey } from './store.ts'

export function presentPasskey({ id, name, created_at, used_at }: StoredPasskey): Passkey {
  return { id, name, addedAt: created_at.toISOString(), usedAt: used_at?.toISOString() ?? null }
}
