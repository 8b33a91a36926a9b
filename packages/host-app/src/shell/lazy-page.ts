import { createClient } from '@scheduling/contract/client'
import { lazyRouteComponent } from '@tanstack/react-router'
import { isUnreachable } from '../data/query-client.ts'

/**
 * A page whose code is fetched when it is wanted. The router reloads the document where that fails, for a newer version of the
 * dashboard has other files. Where nobody answers, the browser's own page would take the shell's place: there it is said within.
 */
export const lazyPage: typeof lazyRouteComponent = (importer, exportName) =>
  lazyRouteComponent(
    () =>
      importer().catch(async (cause: unknown) => {
        throw (await isServerThere())
          ? cause
          : new PageNotFetched('The code of a page could not be fetched', { cause })
      }),
    exportName,
  )

export class PageNotFetched extends Error {}

/** The router keeps what it could not fetch: only a new document asks again. Nothing happens where nobody answers. */
export async function fetchPageAgain(): Promise<void> {
  if (await isServerThere()) window.location.reload()
}

const call = createClient()

async function isServerThere(): Promise<boolean> {
  try {
    await call('GET /time-zones')
    return true
  } catch (error) {
    return !isUnreachable(error)
  }
}
