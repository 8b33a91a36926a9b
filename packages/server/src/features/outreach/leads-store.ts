import type { Instant } from '@scheduling/domain'
import type { ExpressionBuilder, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { ConnectionRef } from '../connections/check.ts'
import type { CampaignRef } from './store.ts'
import type { OutreachLeadRow } from './tables.ts'

export type StoredLead = Selectable<OutreachLeadRow>

function ofTool({ hostId, connectionId }: ConnectionRef) {
  return (where: ExpressionBuilder<Database, 'outreach_leads'>) =>
    where.and({ host_id: hostId, connection_id: connectionId })
}

function ofCampaign({ hostId, connectionId, campaignId }: CampaignRef) {
  return (where: ExpressionBuilder<Database, 'outreach_leads'>) =>
    where.and({ host_id: hostId, connection_id: connectionId, campaign_id: campaignId })
}

interface LeadToPush {
  id: string
  email: string | null
  profile: string | null
  state: 'waiting' | 'refused'
}

/** Those that are there already are left alone. */
export async function planPush(
  trx: Transaction<Database>,
  { hostId, connectionId, campaignId }: CampaignRef,
  leads: readonly LeadToPush[],
  now: Date,
): Promise<void> {
  await sql`
    insert into outreach_leads (host_id, campaign_id, lead_id, connection_id, email, profile, state, push_due_at)
    select ${hostId}::uuid, ${campaignId}, row.id, ${connectionId}::uuid, row.email, row.profile, row.state,
      case when row.state = 'waiting' then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(leads)}::jsonb) as row (id text, email text, profile text, state text)
    on conflict (host_id, campaign_id, lead_id) do update
    set email = excluded.email, profile = excluded.profile, state = excluded.state,
      push_due_at = excluded.push_due_at, push_alone = false
    where outreach_leads.state <> 'pushed'
  `.execute(trx)
}

/** Takes the next leads of one campaign for a while: nobody else adds them until `until`. */
export async function takePush(
  db: Db,
  ref: ConnectionRef,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<StoredLead[]> {
  const { rows } = await sql<StoredLead>`
    with first as (
      select campaign_id, push_alone from outreach_leads
      where host_id = ${ref.hostId}::uuid and connection_id = ${ref.connectionId}::uuid and push_due_at <= ${now}
      order by push_alone, push_due_at, lead_id limit 1
    ), taken as (
      select outreach_leads.campaign_id, outreach_leads.lead_id from outreach_leads, first
      where host_id = ${ref.hostId}::uuid and connection_id = ${ref.connectionId}::uuid and push_due_at <= ${now}
        and outreach_leads.campaign_id = first.campaign_id and outreach_leads.push_alone = first.push_alone
      order by push_due_at, lead_id
      limit (select case when push_alone then 1 else ${limit}::integer end from first)
      for update of outreach_leads skip locked
    )
    update outreach_leads set push_due_at = ${until}
    from taken
    where host_id = ${ref.hostId}::uuid and outreach_leads.campaign_id = taken.campaign_id
      and outreach_leads.lead_id = taken.lead_id
    returning outreach_leads.*
  `.execute(db)
  return rows
}

/** What is no longer wanted stays as it is. */
export async function changePush(
  db: Db,
  leads: readonly Pick<StoredLead, 'host_id' | 'campaign_id' | 'lead_id'>[],
  change: Updateable<OutreachLeadRow>,
): Promise<void> {
  const [first] = leads
  if (!first) return
  await db
    .updateTable('outreach_leads')
    .set(change)
    .where('host_id', '=', first.host_id)
    .where('campaign_id', '=', first.campaign_id)
    .where(sql<boolean>`lead_id = any (${leads.map(({ lead_id }) => lead_id)}::text[])`)
    .execute()
}

/** Of the campaign of this lead: how many are there, and how many were refused alone. */
export async function countOdd(
  db: Db,
  { host_id, campaign_id }: Pick<StoredLead, 'host_id' | 'campaign_id'>,
): Promise<{ pushed: number; odd: number }> {
  return db
    .selectFrom('outreach_leads')
    .select([
      sql<number>`count(*) filter (where state = 'pushed')::integer`.as('pushed'),
      sql<number>`count(*) filter (where push_alone)::integer`.as('odd'),
    ])
    .where('host_id', '=', host_id)
    .where('campaign_id', '=', campaign_id)
    .executeTakeFirstOrThrow()
}

/** Nobody adds what still waits. */
export async function stopPush(db: Db, ref: CampaignRef): Promise<void> {
  await db
    .updateTable('outreach_leads')
    .set({ push_due_at: null })
    .where(ofCampaign(ref))
    .where('push_due_at', 'is not', null)
    .execute()
}

export async function countPushing(db: Db, ref: CampaignRef): Promise<number> {
  const { count } = await db
    .selectFrom('outreach_leads')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(ofCampaign(ref))
    .where('push_due_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** This lead has booked. Repeat: does nothing. */
export async function markBooked(
  db: Db,
  lead: Pick<StoredLead, 'host_id' | 'campaign_id' | 'lead_id' | 'connection_id' | 'email' | 'profile'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('outreach_leads')
    .values({ ...lead, state: 'none', booked_at: now, tell_due_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['host_id', 'campaign_id', 'lead_id'])
        .doUpdateSet({ booked_at: now, tell_due_at: now, attempts: 0 })
        .where('outreach_leads.booked_at', 'is', null),
    )
    .execute()
}

/** Leads of these hosts with this address or profile. */
export async function leadsOfPerson(
  db: Db,
  hostIds: readonly HostId[],
  { email, profiles }: { email: string; profiles: readonly string[] },
): Promise<StoredLead[]> {
  return db
    .selectFrom('outreach_leads')
    .selectAll()
    .where(sql<boolean>`host_id = any (${hostIds}::uuid[])`)
    .where((where) =>
      where.or([
        where('email', '=', email),
        ...(profiles.length > 0 ? [where('profile', 'in', [...profiles])] : []),
      ]),
    )
    .execute()
}

/** Takes the next booking to tell for a while. */
export async function takeTell(
  db: Db,
  ref: ConnectionRef,
  { now, until }: { now: Date; until: Date },
): Promise<StoredLead | undefined> {
  const { rows } = await sql<StoredLead>`
    with taken as (
      select campaign_id, lead_id from outreach_leads
      where host_id = ${ref.hostId}::uuid and connection_id = ${ref.connectionId}::uuid and tell_due_at <= ${now}
      order by tell_due_at, lead_id limit 1
      for update skip locked
    )
    update outreach_leads set tell_due_at = ${until}
    from taken
    where host_id = ${ref.hostId}::uuid and outreach_leads.campaign_id = taken.campaign_id
      and outreach_leads.lead_id = taken.lead_id
    returning outreach_leads.*
  `.execute(db)
  return rows[0]
}

export async function changeLead(
  db: Db,
  { host_id, campaign_id, lead_id }: Pick<StoredLead, 'host_id' | 'campaign_id' | 'lead_id'>,
  change: Updateable<OutreachLeadRow>,
): Promise<void> {
  await db
    .updateTable('outreach_leads')
    .set(change)
    .where('host_id', '=', host_id)
    .where('campaign_id', '=', campaign_id)
    .where('lead_id', '=', lead_id)
    .execute()
}

/** When the next thing is due. */
export async function dueAt(db: Db, ref: ConnectionRef): Promise<Instant | undefined> {
  const row = await db
    .selectFrom('outreach_leads')
    .select(sql<Date | null>`least(min(push_due_at), min(tell_due_at))`.as('due'))
    .where(ofTool(ref))
    .where((where) => where.or([where('push_due_at', 'is not', null), where('tell_due_at', 'is not', null)]))
    .executeTakeFirst()
  return row?.due?.getTime()
}

export interface Counts {
  pushed: number
  waiting: number
  refused: number
  told: number
  telling: number
  untold: number
  replied: number
}

/** By campaign. */
export async function countLeads(db: Db, ref: ConnectionRef): Promise<Map<string, Counts>> {
  const rows = await db
    .selectFrom('outreach_leads')
    .select([
      'campaign_id',
      sql<number>`count(*) filter (where state = 'pushed')::integer`.as('pushed'),
      sql<number>`count(*) filter (where state = 'waiting')::integer`.as('waiting'),
      sql<number>`count(*) filter (where state = 'refused')::integer`.as('refused'),
      sql<number>`count(*) filter (where told_at is not null)::integer`.as('told'),
      sql<number>`count(*) filter (where tell_due_at is not null)::integer`.as('telling'),
      sql<number>`count(*) filter (where booked_at is not null and told_at is null and tell_due_at is null)::integer`.as(
        'untold',
      ),
      sql<number>`count(*) filter (where replied_at is not null)::integer`.as('replied'),
    ])
    .where(ofTool(ref))
    .groupBy('campaign_id')
    .execute()
  return new Map(rows.map(({ campaign_id, ...counts }) => [campaign_id, counts]))
}

/** Keeps the first time. */
export async function markReplied(
  db: Db,
  ref: ConnectionRef,
  { emails, profiles }: { emails: readonly string[]; profiles: readonly string[] },
  now: Date,
): Promise<void> {
  if (emails.length + profiles.length === 0) return
  await db
    .updateTable('outreach_leads')
    .set({ replied_at: now })
    .where(ofTool(ref))
    .where('replied_at', 'is', null)
    .where(sql<boolean>`(email = any (${[...emails]}::text[]) or profile = any (${[...profiles]}::text[]))`)
    .execute()
}
