import type { HostBooking } from '@scheduling/contract'
import { LEAD_PARAM } from '@scheduling/contract/page'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { BookingEvent } from '../bookings/events.ts'
import { leadForTool, profileIn } from '../campaigns/tool-leads.ts'
import type { ConnectionRef } from '../connections/check.ts'
import { connectionOf } from '../connections/operations.ts'
import { toolOf } from './access.ts'
import { OUTREACH_WAKES } from './queues.ts'
import type { StoredLead } from './leads-store.ts'
import { leadsOfPerson, markBooked } from './leads-store.ts'
import { campaignOf, insertAccount } from './store.ts'

type BookedLead = Pick<
  StoredLead,
  'host_id' | 'campaign_id' | 'lead_id' | 'connection_id' | 'email' | 'profile'
>

const LINK = /^([\da-z]{12})\.([\da-z]{12})(?:\.|$)/

/**
 * Notes that leads have booked, for the tools that write to them. It runs after the booking, and nobody waits for it. Repeat:
 * adds nothing.
 */
export async function planTold(
  context: Context,
  { kind, hostId, snapshot }: Pick<BookingEvent, 'kind' | 'hostId' | 'snapshot'>,
): Promise<void> {
  if (kind !== 'booking.created') return
  const { hostIds = [], invitee, answers, tracking } = snapshot
  const linked = await leadOfLink(context, hostId, tracking[LEAD_PARAM])
  const others = await leadsOfPerson(context.db, [...new Set([hostId, ...hostIds])], {
    email: invitee.email.toLowerCase(),
    profiles: profilesIn(answers),
  })
  const leads = [...(linked ? [linked] : []), ...others]
  if (leads.length === 0) return
  const now = new Date(context.clock.now())
  await context.db.transaction().execute(async (trx) => {
    for (const { host_id, campaign_id, lead_id, connection_id, email, profile } of leads)
      await markBooked(trx, { host_id, campaign_id, lead_id, connection_id, email, profile }, now)
    const tools = new Map(leads.map((lead) => [lead.connection_id, lead.host_id]))
    await context.jobs.send(
      trx,
      OUTREACH_WAKES,
      [...tools].map(([connectionId, owner]) => ({ data: { hostId: owner, connectionId } })),
    )
  })
}

/** The lead by whose link somebody came, if its campaign goes to a tool. */
async function leadOfLink(
  context: Context,
  hostId: HostId,
  param: string | undefined,
): Promise<BookedLead | undefined> {
  const [, campaignId, leadId] = LINK.exec(param ?? '') ?? []
  if (campaignId === undefined || leadId === undefined) return undefined
  const campaign = await campaignOf(context.db, hostId, campaignId)
  const lead = campaign && (await leadForTool(context, { hostId, campaignId }, leadId))
  if (!lead) return undefined
  const { email, profile, id } = lead
  return {
    host_id: hostId,
    campaign_id: campaignId,
    lead_id: id,
    connection_id: campaign.connection_id,
    email,
    profile,
  }
}

/** Profiles that somebody gave as an answer. */
function profilesIn(answers: HostBooking['answers']): string[] {
  return answers.flatMap(({ answer }) =>
    typeof answer === 'string' ? (profileIn(answer.slice(0, ANSWER_READ)) ?? []) : [],
  )
}

// An address is no longer than that.
const ANSWER_READ = 300

/** A tool was connected, perhaps again. Repeat: harmless. */
export async function adoptTool(context: Context, ref: ConnectionRef): Promise<void> {
  const connection = await connectionOf(context, ref)
  if (!connection || !toolOf(context, connection)) return
  await insertAccount(context.db, ref)
  await wakeTool(context, ref)
}

export async function wakeTool({ db, jobs }: Context, ref: ConnectionRef): Promise<void> {
  await jobs.send(db, OUTREACH_WAKES, [{ data: ref }])
}
