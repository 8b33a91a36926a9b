import type { Export } from '@scheduling/contract'
import type { StoredExport } from './store.ts'

export function presentExport({ id, state, done, parts, bytes, asked_at, until }: StoredExport): Export {
  return { id, state, done, parts, bytes, askedAt: asked_at.toISOString(), until: until.toISOString() }
}
