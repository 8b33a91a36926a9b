import type { Me } from '@scheduling/contract'

/** Whose recordings and uploads these are: those of an organization stay apart from a member's own. */
export function ownerOf({ userID, organization }: Me): string {
  return organization ? `${userID} ${organization.organization_id}` : userID
}
