import { escapeHtml } from '@scheduling/domain'
import { ANSWER_PREFIX, PAGE_PARAMS } from '@scheduling/contract'
import { PRODUCT_NAME } from '@scheduling/messages'

/** What https://oembed.com calls a rich response; WordPress and its like read it. */
export interface RichResponse {
  version: '1.0'
  type: 'rich'
  title: string
  author_name: string
  author_url: string
  provider_name: string
  provider_url: string
  cache_age: number
  html: string
  width: number
  height: number
}

interface Shown {
  title: string
  owner: { name: string; link: string }
  /** The page's address on this server. */
  address: URL
  maxWidth: number | undefined
  maxHeight: number | undefined
}

// Wide enough for the times beside the calendar; in a narrower frame they are below it.
const WIDTH = 800
// The same height as in our snippets.
const HEIGHT = 640
// One hour: titles seldom change.
const CACHE_SECONDS = 3_600

// Not part of the page's identity: what somebody happened to look at or typed.
const DROPPED: string[] = [
  PAGE_PARAMS.date,
  PAGE_PARAMS.slot,
  PAGE_PARAMS.view,
  PAGE_PARAMS.name,
  PAGE_PARAMS.email,
]

/** The iframe works without a script; a page that has ours lets it grow with its content. */
export function richResponse({ title, owner, address, maxWidth, maxHeight }: Shown): RichResponse {
  const width = Math.min(WIDTH, maxWidth ?? WIDTH)
  const height = Math.min(HEIGHT, maxHeight ?? HEIGHT)
  const attributes = {
    src: frameAddress(address),
    title,
    width: String(width),
    height: String(height),
    style: 'border:0;max-width:100%',
    'data-schedule': '',
  }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return {
    version: '1.0',
    type: 'rich',
    title,
    author_name: owner.name,
    author_url: `${address.origin}/${owner.link}`,
    provider_name: PRODUCT_NAME,
    provider_url: address.origin,
    cache_age: CACHE_SECONDS,
    html: `<iframe ${written.join(' ')}></iframe>`,
    width,
    height,
  }
}

function frameAddress(address: URL): string {
  const framed = new URL(address)
  for (const name of new Set(framed.searchParams.keys()))
    if (isOfVisitor(name)) framed.searchParams.delete(name)
  framed.searchParams.set(PAGE_PARAMS.embed, 'inline')
  framed.hash = ''
  return framed.href
}

function isOfVisitor(name: string): boolean {
  return DROPPED.includes(name) || name.startsWith(ANSWER_PREFIX)
}
