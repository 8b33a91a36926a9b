import type { Context } from '../../context.ts'
import type { Host } from '../hosts/operations.ts'
import { originOf } from '../hosts/operations.ts'
import { FRAMED } from '../pages/events.ts'

/** The host's own domain, and the sites of their saved embeds. A window of these sites may hear that a calendar is connected. */
export async function originsToTell(context: Context, host: Host): Promise<string[]> {
  const listed = await Promise.all(
    context.hooks(FRAMED).map((sitesOf) => sitesOf(context, host.link, '', null)),
  )
  const sites = listed.flatMap((found) => (found === 'any' ? [] : found))
  const origins = sites.flatMap((site) => (URL.canParse(site) ? new URL(site).origin : []))
  return [...new Set([originOf(context, host), ...origins])]
}
