import type { Me } from '@scheduling/contract'
import { BILLING_PATHS } from '@scheduling/contract/billing/dashboard'
import type { QueryClient } from '@tanstack/react-query'
import type { Deps } from '../data/deps.ts'
import { ME, meQuery } from '../data/me.ts'
import { isShutOut } from '../data/plans/plan-rules.ts'

interface Entering {
  context: { deps: Deps; queryClient: QueryClient }
  location: { href: string; pathname: string }
  preload: boolean
}

// Every document may show this page: analytics that have just learned of a payment would be lost with their
// document.
const THANKS = '/payment-success'

/** Whether the document loaded at one path has the right content security policy for another path. */
export function isFor(documentPath: string, shownPath: string): boolean {
  return shownPath === THANKS || isPaidAt(documentPath) === isPaidAt(shownPath)
}

function isPaidAt(path: string): boolean {
  return (BILLING_PATHS as readonly string[]).includes(path.replace(/\/$/, ''))
}

/**
 * Screens with card fields have documents that allow the payment provider. No other documents do. A visitor who
 * moves between the two kinds gets the other document before anything is shown or typed.
 */
export async function switchDocument({
  context: { deps, queryClient },
  location: { href, pathname },
  preload,
}: Entering): Promise<void> {
  if (preload || isFor(deps.document.path, pathname)) return
  const me = queryClient.getQueryData<Me>(ME)
  // This account is redirected right away.
  if (me && isShutOut(me, pathname)) return
  if (await isSold({ deps, queryClient }, pathname, me)) await deps.document.leaveFor(href)
}

/** On servers without billing, all documents are the same. */
async function isSold(
  { deps, queryClient }: Entering['context'],
  pathname: string,
  me: Me | undefined,
): Promise<boolean> {
  if (me) return me.server.sellsPlans
  // After signing out we no longer know who it is, so the document is left.
  if (!isPaidAt(pathname)) return true
  if (!deps.session.token()) return false
  return (await queryClient.ensureQueryData(meQuery(deps.call))).server.sellsPlans
}
