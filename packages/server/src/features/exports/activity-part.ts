import type { Activity } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import { listActivity } from '../activity/operations.ts'
import { presentActivity } from '../activity/present.ts'
import type { ExportPart } from './events.ts'

/** The account's activity. `activity` is below this capability, so it cannot add its part itself. */
export const activityPart: ExportPart = { name: 'activity', tables: ['account_events'], rows: activityOf }

async function* activityOf(context: Context, host: HostId): AsyncGenerator<Activity> {
  let cursor: string | undefined
  do {
    const page = await listActivity(context, host, { cursor })
    yield* page.entries.map(presentActivity)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
}
