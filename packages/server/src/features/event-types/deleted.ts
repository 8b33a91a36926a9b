import { DAY, limits } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import { found } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { recordActivity } from '../activity/operations.ts'
import { lockProfile } from '../hosts/operations.ts'
import { refuseOverAllowance } from '../plans/allowance.ts'
import { freeSlug } from './copies.ts'
import { COUNTED_EVENT_TYPES } from './counted.ts'
import { isSlugInUse, named, tellChanged } from './operations.ts'
import type { Restorable, StoredEventType } from './store.ts'
import { eventTypeById, listEventTypes, restorableEventTypes, undeleteEventType } from './store.ts'

export function restorable({ clock }: Pick<Context, 'clock'>): Restorable {
  const since = new Date(clock.now() - limits.DELETED_EVENT_TYPE_DAYS * DAY)
  return { since, max: limits.DELETED_EVENT_TYPES_MAX }
}

export async function listDeletedEventTypes(context: Context, host: HostId): Promise<StoredEventType[]> {
  return restorableEventTypes(context.db, host, restorable(context))
}

/**
 * At its address, or the next free one. Throws `event_type_not_found`, also once it is too late, and what adding one
 * throws when there are too many. Repeat: the same.
 */
export async function restoreEventType(context: Context, host: Acting, id: string): Promise<StoredEventType> {
  const { hostId } = host
  const restored = context.db.transaction().execute(async (trx) => {
    await lockProfile(trx, hostId)
    const there = await eventTypeById(trx, hostId, id)
    if (there) return there
    const deleted = await restorableEventTypes(trx, hostId, restorable(context))
    const row = found(
      deleted.find((one) => one.id === id),
      'event_type_not_found',
      id,
    )
    await refuseOverAllowance(context, trx, hostId, COUNTED_EVENT_TYPES)
    const inUse = new Set((await listEventTypes(trx, hostId)).map(({ slug }) => slug))
    let slug = freeSlug(row.slug, inUse)
    while (await isSlugInUse(context, trx, hostId, slug)) slug = freeSlug(row.slug, inUse.add(slug))
    const eventType = found(await undeleteEventType(trx, row, slug), 'event_type_not_found', id)
    await tellChanged(context, trx, hostId, id)
    await recordActivity(context, trx, host, 'event_type_restored', eventType.name, id)
    return eventType
  })
  return named(restored)
}
