import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { ExportPart } from '../exports/events.ts'
import { storedPlanOf } from '../plans/plans.ts'
import { formerLinksOf } from './link-store.ts'
import { findHost } from './operations.ts'

/** What hosts say about themselves, with what their plan allows. */
export const profilePart: ExportPart = { name: 'profile', tables: ['profiles', 'plans'], rows: profileOf }

async function profileOf(context: Context, hostId: HostId): Promise<object[]> {
  const [host, plan, formerLinks] = await Promise.all([
    findHost(context, hostId),
    storedPlanOf(context.db, hostId),
    formerLinksOf(context.db, hostId, new Date(context.clock.now())),
  ])
  return host && plan ? [{ ...host, plan, formerLinks }] : []
}
