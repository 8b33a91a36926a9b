import type { TrackingAppId } from '@scheduling/contract'
import { TRACKING_APPS } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import { fieldError } from '../../errors.ts'
import type { HostId } from '../../host-id.ts'
import type { Acting } from '../../http/caller.ts'
import { setTrackingId } from '../hosts/operations.ts'
import { recordActivity } from '../activity/operations.ts'
import type { StoredIntegration } from './store.ts'
import { deleteIntegration, listIntegrations, putIntegration } from './store.ts'

export async function listHostIntegrations(context: Context, host: HostId): Promise<StoredIntegration[]> {
  return listIntegrations(context.db, host)
}

/** The id replaces an earlier one. Repeat: the same. */
export async function connectTracking(
  context: Context,
  host: Acting,
  appId: TrackingAppId,
  trackingId: string,
): Promise<StoredIntegration> {
  const { pattern, example } = TRACKING_APPS[appId]
  if (!pattern.test(trackingId)) throw fieldError('trackingId', 'format', `Expected an id such as ${example}`)
  return context.db.transaction().execute(async (trx) => {
    const connected = await putIntegration(trx, {
      host_id: host.hostId,
      app_id: appId,
      tracking_id: trackingId,
      connected_at: new Date(context.clock.now()),
    })
    await setTrackingId(trx, host.hostId, appId, trackingId)
    await recordActivity(context, trx, host, 'integration_connected', appId)
    return connected
  })
}

/** Repeat: does nothing. */
export async function disconnect(context: Context, host: Acting, appId: TrackingAppId): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    if (!(await deleteIntegration(trx, host.hostId, appId))) return
    await setTrackingId(trx, host.hostId, appId, null)
    await recordActivity(context, trx, host, 'integration_disconnected', appId)
  })
}
