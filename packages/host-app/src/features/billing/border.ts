import { meQuery } from '../../data/me.ts'
import type { RouterContext } from '../../shell/frame.ts'

interface Entering {
  context: RouterContext
  location: { href: string }
  preload: boolean
}

/** Who comes from another screen to one on which cards are typed gets its document, before anything is typed there. */
export async function crossBorder({ context, location, preload }: Entering): Promise<void> {
  if (preload) return
  const { deps, queryClient } = context
  const { server } = await queryClient.ensureQueryData(meQuery(deps.call))
  if (server.sellsPlans) await deps.enterBilling(location.href)
}
