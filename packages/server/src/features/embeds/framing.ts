import type { Context } from '../../context.ts'
import { sitesOfEmbed } from './store.ts'

// What the public pages need of embeds, apart from their operations.

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Sites that may show the pages of this owner's saved embed; none named, or no such embed: any. */
export async function framingOf(
  context: Context,
  ownerLink: string,
  embedId: string,
): Promise<'any' | readonly string[]> {
  if (!ID.test(embedId)) return 'any'
  const sites = await sitesOfEmbed(context.db, ownerLink, embedId)
  return sites && sites.length > 0 ? sites : 'any'
}
