import type { Db } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { daysOffOf } from '../days-off/columns.ts'
import type { OfferedHost } from './offer.ts'
import type { ChosenSchedule, HostRow, WantedHours } from './store.ts'
import { chosenSchedules, offeringHosts } from './store.ts'

export { chosenSchedules } from './store.ts'

/** A host with the hours of the default schedule; undefined if there is no such host. */
export async function offeredHost(db: Db, hostId: HostId): Promise<OfferedHost | undefined> {
  return (await offeredHosts(db, [{ hostId, scheduleId: null }])).get(hostId)
}

/** These hosts with the hours of the wanted schedules, or of the default one where that is gone. */
export async function offeredHosts(
  db: Db,
  wanted: readonly WantedHours[],
): Promise<ReadonlyMap<HostId, OfferedHost>> {
  if (wanted.length === 0) return new Map()
  const rows = await offeringHosts(db, [...new Set(wanted.map(({ hostId }) => hostId))])
  const chosen = new Map((await chosenSchedules(db, wanted)).map((row) => [row.host_id, row]))
  return new Map(rows.map((row) => [row.host_id, hostOf(row, chosen.get(row.host_id))]))
}

function hostOf(row: HostRow, chosen: ChosenSchedule | undefined): OfferedHost {
  const { schedule_id: id, schedule_name: name, schedule_version: version } = row
  return {
    id: row.host_id,
    timeZone: row.time_zone,
    weekStart: row.week_start,
    busyRevision: row.busy_revision,
    heldUntil: row.held_until && row.held_until.getTime(),
    isOpen: row.opened_at !== null,
    isClosed: row.closed_at !== null,
    asksForProof: row.asks_for_proof,
    hours: chosen
      ? { timeZone: chosen.time_zone, weekly: chosen.weekly, overrides: chosen.overrides }
      : {
          timeZone: row.schedule_time_zone ?? row.time_zone,
          weekly: row.schedule_weekly ?? NO_HOURS,
          overrides: row.schedule_overrides ?? [],
        },
    daysOff: daysOffOf(row),
    schedule: chosen
      ? { id: chosen.id, name: chosen.name, version: chosen.version }
      : id === null || name === null || version === null
        ? null
        : { id, name, version },
  }
}

const NO_HOURS = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
