import type { App, Grant } from '@scheduling/contract'
import type { ShownGrant, StoredApp } from './store.ts'

export function presentGrant(grant: ShownGrant): Grant {
  const { id, name, site, scopes, resource, email, created_at, used_at } = grant
  return {
    id,
    name,
    site,
    scopes,
    resource,
    maker: email,
    createdAt: created_at.toISOString(),
    usedAt: used_at?.toISOString() ?? null,
  }
}

export function presentApp({ id, name, redirects, secret_hash, created_at }: StoredApp): App {
  return { id, name, redirects, isConfidential: secret_hash !== null, createdAt: created_at.toISOString() }
}
