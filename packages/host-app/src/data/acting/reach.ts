import type { Me } from '@scheduling/contract'
import type { Action } from '@scheduling/domain/roles'
import { reachOf } from '@scheduling/domain/roles'

/** Who acts, and for whom. */
export type Acting = Pick<Me, 'role' | 'organization'>

/** Whether somebody reaches this of the host that they act for. Everybody reaches everything of their own host. */
export function reaches({ role, organization }: Acting, action: Action): boolean {
  return reachOf({ role, isForOrganization: organization !== null }, action) !== 'none'
}

/** Whether somebody reaches all of this, and not only what they take part in. */
export function reachesAll({ role, organization }: Acting, action: Action): boolean {
  return reachOf({ role, isForOrganization: organization !== null }, action) === 'all'
}
