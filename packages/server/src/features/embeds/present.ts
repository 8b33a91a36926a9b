import type { Embed } from '@scheduling/contract'
import { EMBED_DEFAULTS } from '@scheduling/contract'
import type { StoredEmbed } from './store.ts'

export function presentEmbed(row: StoredEmbed): Embed {
  return {
    id: row.id,
    name: row.name,
    eventTypeId: row.event_type_id,
    kind: row.kind,
    // Saved before there were as many.
    settings: { ...EMBED_DEFAULTS, ...row.settings },
    allowedSites: row.allowed_sites,
    createdAt: row.created_at.toISOString(),
  }
}
