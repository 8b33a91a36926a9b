import { PAGE_PARAMS } from '@scheduling/contract/page'
import { pageText } from '../../../http/page-text.ts'
import { addressOf, isOurHost, mayHaveBeenOurs } from './judge.ts'
import type { PageName } from './our-pages.ts'
import { pageNameOf } from './our-pages.ts'
import type { PageParts } from './read-page.ts'
import { readParts } from './read-page.ts'

export interface SentPage {
  /** The address after redirects. */
  url: string
  /** Its `content-type`. */
  type: string
  body: Uint8Array
  /** The origin where people reach this server. */
  origin: string
}

/** A booking page that the site shows, or claims to show. */
export interface EmbeddedPage extends PageName {
  url: string
  /** The id of a saved embed. */
  widget: string | null
}

/** Pure: our parts of a page, and the booking pages that we need to know to judge it. */
export function readSentPage({ url, type, body, origin }: SentPage): {
  parts: PageParts
  asked: EmbeddedPage[]
} {
  const parts = readParts(pageText(body, type))
  return { parts, asked: askedPages(parts, new URL(url), origin) }
}

/** Skips other frames: we look up nothing for them. */
function askedPages({ base: href, embeds }: PageParts, page: URL, origin: string): EmbeddedPage[] {
  const base = addressOf(href ?? '', page) ?? page
  return embeds.flatMap(({ address }) => {
    const url = addressOf(address, base)
    const name = url && pageNameOf(url)
    if (!name || !(isOurHost(url, { origin }) || mayHaveBeenOurs(url))) return []
    return [{ ...name, url: url.href, widget: url.searchParams.get(PAGE_PARAMS.widget) }]
  })
}
