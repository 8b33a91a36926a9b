import type { RenderPage } from '@scheduling/contract'
import type { readZonesFrom } from '@scheduling/domain'
import path from 'node:path'
import type { Context } from '../../../context.ts'

interface Built {
  renderPage: RenderPage
  readZonesFrom: typeof readZonesFrom
}

/** The pages that Rollup built: Node does not read TSX. */
export async function builtPages(dist: string, { zones }: Pick<Context, 'zones'>): Promise<RenderPage> {
  const built = (await import(path.join(dist, 'booking-ui', 'server.js'))) as Built
  // The built pages contain a second copy of the domain, which needs the zones, too.
  built.readZonesFrom(zones.recordOf)
  return built.renderPage
}
