import type { Embed } from '@scheduling/contract'
import { EMBED_DEFAULTS } from '@scheduling/contract'
import type { StoredEmbed } from './store.ts'

export function presentEmbed(row: StoredEmbed): Embed {
  return {
    id: row.id,
    name: row.name,
    eventTypeId: row.event_type_id,
    kind: row.kind,
    // It may have been saved before some of these settings existed.
    settings: { ...EMBED_DEFAULTS, ...row.settings },
    allowedSites: row.allowed_sites,
    createdAt: row.created_at.toISOString(),
  }
}
