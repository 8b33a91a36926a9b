import { organizationsQuery } from '../../data/acting/organizations.ts'
import { meQuery } from '../../data/me.ts'
import { redirect } from '@tanstack/react-router'
import type { RouterContext } from '../../shell/frame.ts'
import { safePath } from '../../shell/navigation.ts'

interface Entering {
  context: RouterContext
  /** `of`: the organization that a mail's address names. `next`: the room in it, if not its own. */
  search: { of?: string; next?: string }
}

/**
 * Switches to the organization that a mailed link names, and opens the page that it asks for. Does nothing if the account is
 * not a member. If the account acts for it already, throws a redirect to that page.
 */
export async function enterOrganization({
  context: { deps, queryClient },
  search: { of, next },
}: Entering): Promise<void> {
  const me = await queryClient.ensureQueryData(meQuery(deps.call))
  if (of === me.organization?.organization_id) {
    if (next !== undefined) throw redirect({ href: safePath(next), replace: true })
    return
  }
  const organizations = await queryClient.ensureQueryData(organizationsQuery(deps.call))
  if (!organizations.some(({ id }) => id === of)) return
  deps.session.actFor(of)
  // All that was read is of the former host.
  await deps.document.leaveFor(next === undefined ? '/organization' : safePath(next))
}
