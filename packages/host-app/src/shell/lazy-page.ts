import { createClient } from '@scheduling/contract/client'
import { lazyRouteComponent } from '@tanstack/react-router'
import { isUnreachable } from '../data/query-client.ts'

/**
 * A page whose code is loaded on demand. If that fails, the router reloads the document, because a newer version of
 * the dashboard has other files. If the server is unreachable, the page shows the error inside the shell; a reload
 * would show the browser's own error page.
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

/**
 * The router caches a failed load, so only a new document tries again. Does nothing if the server is unreachable.
 */
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
