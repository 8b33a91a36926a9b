import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { HostId } from '../../host-id.ts'
import { insertPlan } from './store.ts'

// The plan of a host that only has somebody's calendar: nothing can be booked with it, and nobody signs in to it.
const CONNECT = 'connect'

export async function beginConnect(trx: Transaction<Database>, hostId: HostId): Promise<void> {
  await insertPlan(trx, { host_id: hostId, plan_type: CONNECT, configs: '[]' })
}

/** Such a host is told of nothing: whose calendar it has is told as an invitee. */
export function isConnect({ plan_type }: { plan_type: string }): boolean {
  return plan_type === CONNECT
}
