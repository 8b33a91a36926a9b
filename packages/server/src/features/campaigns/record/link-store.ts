import { sql } from 'kysely'
import type { ToolId } from '@scheduling/contract/campaign-tools'
import type { Context } from '../../../context.ts'
import { service } from '../../../context.ts'
import type { Db } from '../../../database/schema.ts'
import type { HostId } from '../../../host-id.ts'
import { batch } from '../../../batch.ts'
import type { StoredLead } from './leads-store.ts'
import type { StoredCampaign } from './store.ts'

/** What a link names. Null: nothing that could be one. */
export interface LinkNames {
  hostId: HostId
  /** The segment without a tool's prefix. */
  ofTool: { tool: ToolId; id: string } | undefined
  campaign: string
  /** In lower case. */
  lead: string | null
}

export type LinkedLead = Pick<StoredLead, 'id' | 'campaign_id' | 'email' | 'website' | 'fields'>

export interface Linked {
  campaign: Pick<
    StoredCampaign,
    | 'host_id'
    | 'id'
    | 'destination'
    | 'event_type_id'
    | 'url'
    | 'video_id'
    | 'fallbacks'
    | 'stopped_at'
    | 'warned_at'
  >
  lead: LinkedLead | undefined
}

type LinkedRow = Linked['campaign'] & {
  place: string
  lead_id: string | null
  email: string | null
  website: string | null
  fields: StoredLead['fields'] | null
}

interface Reading {
  asked: LinkNames
  found?: Linked
}

const AT_ONCE = 200

/**
 * Reads what links lead to, those that are asked for at the same time in one query. Nothing is kept: what was changed before
 * somebody asks, they get.
 */
export const LINKS = service({
  name: 'links',
  open: ({ db }: Pick<Context, 'db'>) => {
    const read = batch<Reading>(async (many) => readLinks(db, many), AT_ONCE)
    return async (linkNames: LinkNames): Promise<Linked | undefined> => {
      const reading: Reading = { asked: linkNames }
      await read(reading)
      return reading.found
    }
  },
})

// The planner takes the index of numbers, and reads all leads of the campaign, until the table is analyzed. The order asks for
// the right one. With `by_id`, there is no `by_key`.
async function readLinks(db: Db, many: readonly Reading[]): Promise<void> {
  const asked = many.map(({ asked: { hostId, ofTool, campaign, lead } }, place) => ({
    place,
    host_id: hostId,
    tool: ofTool?.tool ?? null,
    tool_id: ofTool?.id ?? null,
    id: campaign,
    lead,
  }))
  const { rows } = await sql<LinkedRow>`
    select asked.place, c.host_id, c.id, c.destination, c.event_type_id, c.url, c.video_id, c.fallbacks, c.stopped_at,
      c.warned_at, coalesce(by_id.id, by_key.id) as lead_id, coalesce(by_id.fields, by_key.fields) as fields,
      coalesce(by_id.email, by_key.email) as email, coalesce(by_id.website, by_key.website) as website
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked (place integer, host_id uuid, tool text, tool_id text, id text, lead text)
    cross join lateral (
      select * from (
        select 1 as rank, campaigns.* from campaigns
        where host_id = asked.host_id and id = lower(asked.tool_id) and tool = asked.tool and deleted_at is null
        union all
        select 2, campaigns.* from campaigns
        where host_id = asked.host_id and external_id = asked.tool_id and tool = asked.tool and deleted_at is null
        union all
        select 3, campaigns.* from campaigns
        where host_id = asked.host_id and id = lower(asked.id) and deleted_at is null
        union all
        select 4, campaigns.* from campaigns
        where host_id = asked.host_id and external_id = asked.id and deleted_at is null
      ) named
      order by rank, created_at
      limit 1
    ) c
    left join lateral (
      select * from leads
      where host_id = c.host_id and campaign_id = c.id and id >= asked.lead order by id limit 1
    ) by_id on by_id.id = asked.lead
    left join lateral (
      select * from leads
      where host_id = c.host_id and campaign_id = c.id and external_key >= asked.lead order by external_key limit 1
    ) by_key on by_id.id is null and by_key.external_key = asked.lead`.execute(db)
  for (const { place, lead_id, email, website, fields, ...campaign } of rows) {
    const reading = many[Number(place)]
    if (!reading) continue
    const lead =
      lead_id === null || fields === null
        ? undefined
        : { id: lead_id, campaign_id: campaign.id, email, website, fields }
    reading.found = { campaign, lead }
  }
}
