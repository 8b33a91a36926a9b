import type { Me } from '@scheduling/contract'
import { BILLING_PATHS } from '@scheduling/contract/billing/dashboard'
import type { QueryClient } from '@tanstack/react-query'
import type { Deps } from '../data/deps.ts'
import { ME, meQuery } from '../data/me.ts'
import { isShutOut } from '../data/plan-rules.ts'

interface Entering {
  context: { deps: Deps; queryClient: QueryClient }
  location: { href: string; pathname: string }
  preload: boolean
}

// Any document shows them: what analytics were just told of a payment would go with the one that told it.
const THANKS = '/payment-success'

/** Whether a document lets in just those whom it should where this is shown. */
export function isFor(documentPath: string, shownPath: string): boolean {
  return shownPath === THANKS || isPaidAt(documentPath) === isPaidAt(shownPath)
}

function isPaidAt(path: string): boolean {
  return (BILLING_PATHS as readonly string[]).includes(path.replace(/\/$/, ''))
}

/**
 * Screens on which cards are typed have documents that let the provider of payments in, and no others have. Who crosses
 * from the ones to the others gets the other document, before anything is shown or typed there.
 */
export async function crossBorder({
  context: { deps, queryClient },
  location: { href, pathname },
  preload,
}: Entering): Promise<void> {
  if (preload || isFor(deps.document.path, pathname)) return
  const me = queryClient.getQueryData<Me>(ME)
  // Led back at once.
  if (me && isShutOut(me, pathname)) return
  if (await isSold({ deps, queryClient }, pathname, me)) await deps.document.leaveFor(href)
}

/** Where nothing is sold all documents are the same. */
async function isSold(
  { deps, queryClient }: Entering['context'],
  pathname: string,
  me: Me | undefined,
): Promise<boolean> {
  if (me) return me.server.sellsPlans
  // Of whoever has signed out nobody knows any more: the document is left.
  if (!isPaidAt(pathname)) return true
  if (!deps.session.token()) return false
  return (await queryClient.ensureQueryData(meQuery(deps.call))).server.sellsPlans
}
