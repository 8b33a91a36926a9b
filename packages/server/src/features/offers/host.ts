import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import type { OfferedHost } from './offer.ts'
import { offeringHost } from './store.ts'

/** A host with the hours of the default schedule; undefined if there is no such host. */
export async function offeredHost(db: Db, hostId: HostId): Promise<OfferedHost | undefined> {
  const row = await offeringHost(db, hostId)
  if (!row) return undefined
  const { schedule_id: id, schedule_name: name, schedule_version: version } = row
  return {
    id: row.host_id,
    timeZone: row.time_zone,
    weekStart: row.week_start,
    busyRevision: row.busy_revision,
    heldUntil: row.held_until && row.held_until.getTime(),
    isOpen: row.opened_at !== null,
    asksForProof: row.asks_for_proof,
    hours: {
      timeZone: row.schedule_time_zone ?? row.time_zone,
      weekly: row.schedule_weekly ?? NO_HOURS,
      overrides: row.schedule_overrides ?? [],
    },
    schedule: id === null || name === null || version === null ? null : { id, name, version },
  }
}

const NO_HOURS = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
