import { PAGE_PARAMS } from '@scheduling/contract/page'
import { pageText } from '../../../http/page-text.ts'
import { addressOf, isOurHost, mayHaveBeenOurs } from './judge.ts'
import type { PageName } from './our-pages.ts'
import { pageNameOf } from './our-pages.ts'
import type { PageParts } from './read-page.ts'
import { readParts } from './read-page.ts'

export interface SentPage {
  /** Where the redirects led. */
  url: string
  /** Its `content-type`. */
  type: string
  body: Uint8Array
  /** Where people reach this server. */
  origin: string
}

/** A booking page that the site shows, or says to show. */
export interface EmbeddedPage extends PageName {
  url: string
  /** Of a saved embed. */
  widget: string | null
}

/** Pure: what of a page is ours, and of which booking pages has to be known to judge it. */
export function readSentPage({ url, type, body, origin }: SentPage): {
  parts: PageParts
  asked: EmbeddedPage[]
} {
  const parts = readParts(pageText(body, type))
  return { parts, asked: askedPages(parts, new URL(url), origin) }
}

/** Frames of others are none of our pages: nothing is looked up for them. */
function askedPages({ base: href, embeds }: PageParts, page: URL, origin: string): EmbeddedPage[] {
  const base = addressOf(href ?? '', page) ?? page
  return embeds.flatMap(({ address }) => {
    const url = addressOf(address, base)
    const name = url && pageNameOf(url)
    if (!name || !(isOurHost(url, { origin }) || mayHaveBeenOurs(url))) return []
    return [{ ...name, url: url.href, widget: url.searchParams.get(PAGE_PARAMS.widget) }]
  })
}
