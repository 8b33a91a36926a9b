import type { api } from '@scheduling/contract'
import { EMBED_DEFAULTS } from '@scheduling/contract'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError, found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { lockProfile } from '../hosts/operations.ts'
import { refuseOverAllowance } from '../plans/allowance.ts'
import { getEventType } from '../event-types/operations.ts'
import { COUNTED_EMBEDS } from './counted.ts'
import type { StoredEmbed } from './store.ts'
import {
  deleteEmbed,
  embedById,
  forgetSites,
  insertEmbed,
  keepSites,
  listEmbeds,
  lockedEmbed,
  updateEmbed,
} from './store.ts'

type NewEmbed = (typeof api)['POST /embeds']['$input']['body']
type Change = (typeof api)['PATCH /embeds/:id']['$input']['body']

export async function listHostEmbeds(context: Context, host: HostId): Promise<StoredEmbed[]> {
  return listEmbeds(context.db, host)
}

export async function getEmbed(context: Context, host: HostId, id: string): Promise<StoredEmbed> {
  return found(await embedById(context.db, host, id), 'embed_not_found', id)
}

/** Counts toward the event limit. Repeat: adds another one. */
export async function addEmbed(context: Context, host: Acting, input: NewEmbed): Promise<StoredEmbed> {
  await refuseForeignEvent(context, host.hostId, input.eventTypeId)
  return context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, host.hostId)
    await refuseOverAllowance(context, trx, host.hostId, COUNTED_EMBEDS)
    const added = await insertEmbed(trx, {
      host_id: host.hostId,
      id: randomUUID(),
      name: input.name,
      event_type_id: input.eventTypeId ?? null,
      kind: input.kind,
      settings: JSON.stringify({ ...EMBED_DEFAULTS, ...input.settings }),
      allowed_sites: distinct(input.allowedSites ?? []),
      created_at: new Date(context.clock.now()),
    })
    if (added.allowed_sites.length === 0) await forgetSites(trx, added)
    await recordActivity(context, trx, host, 'embed_added', added.name)
    return added
  })
}

/** Merges the given fields. The sites that it named for its earlier page stay in force there. Repeat: the same. */
export async function changeEmbed(
  context: Context,
  host: Acting,
  id: string,
  change: Change,
): Promise<StoredEmbed> {
  await refuseForeignEvent(context, host.hostId, change.eventTypeId)
  const { name, kind, eventTypeId, settings = {}, allowedSites } = change
  const columns = {
    name,
    kind,
    event_type_id: eventTypeId,
    allowed_sites: allowedSites && distinct(allowedSites),
  }
  return context.db.transaction().execute(async (trx) => {
    const before = found(await lockedEmbed(trx, host.hostId, id), 'embed_not_found', id)
    const after = found(await updateEmbed(trx, host.hostId, id, columns, settings), 'embed_not_found', id)
    if (after.event_type_id !== before.event_type_id)
      await keepSites(trx, before, new Date(context.clock.now()))
    if (allowedSites && after.allowed_sites.length === 0) await forgetSites(trx, after)
    await recordActivity(context, trx, host, 'embed_changed', after.name, id)
    return after
  })
}

/** Deletes the embed. Its code keeps working, and only on the sites that it named. Repeat: not found. */
export async function removeEmbed(context: Context, host: Acting, id: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const gone = found(await deleteEmbed(trx, host.hostId, id), 'embed_not_found', id)
    await keepSites(trx, gone, new Date(context.clock.now()))
    await recordActivity(context, trx, host, 'embed_deleted', gone.name)
  })
}

async function refuseForeignEvent(
  context: Context,
  host: HostId,
  eventTypeId: string | null | undefined,
): Promise<void> {
  if (!eventTypeId) return
  await getEventType(context, host, eventTypeId).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'event_type_not_found') throw error
    const message = 'No such event type in this account'
    throw new AppError(error.code, { errors: [{ path: 'eventTypeId', reason: 'not_found', message }] })
  })
}

function distinct(sites: readonly string[]): string[] {
  return [...new Set(sites)]
}
